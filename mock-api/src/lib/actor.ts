import type { Access } from '@ziba/shared/contracts/permissions';

/** Who is calling, read from the token and from the database on every request. */
export interface Session extends Access {
  /** The session itself; logging out revokes it. */
  sid: string;
  userId: number;
  username: string;
  /** Null for the platform's own staff. */
  clinicId: number | null;
  /** When the token ends, ISO 8601. */
  expiresAt: string;
  /** Somebody else has set the password: nothing else is allowed until the user has chosen another one. */
  mustChangePassword: boolean;
  /** Its last use was recorded more than five minutes ago. */
  isSeenLongAgo: boolean;
  /** The request that it calls with, for the audit log. */
  requestId?: string;
}

/** A caller who belongs to a clinic. Every statement on a clinic's rows takes one. */
export interface Member extends Session {
  clinicId: number;
}

/** Who changed a row, for the audit log. */
export interface Actor {
  userId: number | null;
  clinicId: number | null;
  requestId?: string;
}
