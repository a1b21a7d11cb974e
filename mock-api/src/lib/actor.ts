import type { Access } from '@ziba/shared/contracts/permissions';

/** The caller. The token and the database are read on every request. */
export interface Session extends Access {
  /** The id of the session; logging out revokes it. */
  sid: string;
  userId: number;
  username: string;
  /** Null for the platform's own staff. */
  clinicId: number | null;
  /** When the token expires, ISO 8601. */
  expiresAt: string;
  /** Somebody else has set the password: nothing else is allowed until the user has chosen another one. */
  mustChangePassword: boolean;
  /** Its last use was recorded more than five minutes ago. */
  isSeenLongAgo: boolean;
  /** An operator looks at the clinic as its manager would: nothing may be written. */
  isViewing?: true;
  /** The id of the request, for the audit log. */
  requestId?: string;
}

/** A caller who belongs to a clinic. Every statement on rows of a clinic needs one. */
export interface Member extends Session {
  clinicId: number;
}

/** The author of a change, for the audit log. */
export interface Actor {
  userId: number | null;
  clinicId: number | null;
  requestId?: string;
}

/** The caller as the author of a change in a clinic, which may be another than their own; null for the platform. */
export const actorIn = ({ userId, requestId }: Session, clinicId: number | null): Actor => ({
  userId,
  clinicId,
  ...(requestId && { requestId }),
});
