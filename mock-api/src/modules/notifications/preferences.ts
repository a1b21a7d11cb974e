import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import {
  notificationKinds,
  type NotificationKind,
} from '@ziba/shared/contracts/notification-kinds';
import type { NotificationPreferences } from '@ziba/shared/contracts/own-account';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';

/** Who gets a kind: the sections of which one is needed (any if empty), in the clinic or on the platform. */
interface Recipients {
  clinic?: readonly string[];
  /** Of a clinic only its administrators. */
  onlyAdmins?: true;
  platform?: readonly string[];
}

/** As the statements choose that write notifications. */
const recipients: Record<NotificationKind, Recipients> = {
  low_stock: { clinic: ['dashboard', 'inventory'] },
  near_expiry: { clinic: ['dashboard', 'inventory'] },
  stock_shortage: { clinic: ['inventory'] },
  device_service: { clinic: ['accounting'] },
  subscription: { clinic: [], onlyAdmins: true, platform: ['clinics'] },
  subscription_request: { clinic: [], onlyAdmins: true, platform: ['clinics', 'accounting'] },
  ticket_reply: { clinic: [] },
  open_ticket: { platform: [] },
};

/** A condition for statements that write notifications: whether the user (`table`) wants this type. */
export const wants = (kind: string, table: string) =>
  `not ('${kind}' = any(${table}.muted_notices))`;

/** Whether the user can get notifications of this kind at all. */
function isRecipient({ type, sections }: Session, kind: NotificationKind): boolean {
  const isPlatform = type === platformType;
  const { clinic, platform, onlyAdmins } = recipients[kind];
  const needed = isPlatform ? platform : clinic;
  if (!needed || (onlyAdmins && !isPlatform && type !== clinicAdmin)) return false;
  return needed.length === 0 || sections === 'all' || needed.some((key) => sections.includes(key));
}

const read = {
  name: 'preferences.read',
  text: 'select muted_notices as muted from users where id = $1',
};
const write = {
  name: 'preferences.write',
  text: 'update users set muted_notices = $2 where id = $1',
};

interface Muted {
  muted: string[];
}

const answer = (session: Session, muted: readonly string[]): NotificationPreferences => ({
  kinds: notificationKinds
    .filter((kind) => isRecipient(session, kind))
    .map((kind) => ({ kind, is_on: !muted.includes(kind) })),
});

/** The kinds that the user can get, and which of them are on. */
export async function preferencesOf(db: Database, session: Session) {
  const [row] = await db.platform((tx) => tx.query<Muted>(read, [session.userId]));
  return answer(session, row?.muted ?? []);
}

/**
 * Switches kinds on and off; the others stay. What is off is not written from now on; notifications about
 * the state of something appear again after switching on, as long as the state lasts.
 */
export function setPreferences(
  db: Database,
  session: Session,
  changed: NotificationPreferences['kinds'],
) {
  const { userId } = session;
  return db.platform(async (tx) => {
    const [row] = await tx.query<Muted>(`${read.text} for update`, [userId]);
    const before = row?.muted ?? [];
    const named = changed.map(({ kind }): string => kind);
    const off = changed.filter(({ is_on }) => !is_on).map(({ kind }) => kind);
    const muted = [...before.filter((kind) => !named.includes(kind)), ...new Set(off)].sort();
    await tx.query(write, [userId, muted]);
    const entry = { action: 'update', entity: 'users', entityId: userId };
    const values = { before: { muted_notices: before }, after: { muted_notices: muted } };
    await audit(tx, session, { ...entry, ...values });
    return answer(session, muted);
  });
}
