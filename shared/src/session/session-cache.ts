import type { SessionAnswer, SessionUser } from '../contracts/auth';
import type { ClinicSummary } from '../contracts/clinics';
import { sectionAliases, type Access, type SectionLevels } from '../contracts/permissions';
import type { BootPlan } from '../contracts/registry';
import { readStored, store } from './browser-storage';
import { tokenExpiry, tokenIssued } from './token';

/** The signed-in user as this browser knows them. Only a cache: the server decides everything. */
export interface Session {
  token: string;
  user: SessionUser;
  access: Access;
  clinic: ClinicSummary | null;
  /** ISO 8601. */
  expiresAt: string;
  plan: BootPlan | null;
}

/** The texts' `userAccessInfo`: roles and permissions of the login answer, and the levels by section. */
type AccessInfo = Pick<SessionAnswer, 'roles' | 'permissions'> &
  Partial<Pick<SessionAnswer, 'access'>>;

export type SessionEnd = 'signed-out' | 'expired';

/** What happens to drafts when a user signs out. */
export type DraftChoice = 'keep' | 'discard';

/**
 * Storage keys: three of the texts and three of ours. `place` holds clinic and plan; `end` holds why the last
 * session ended, or what was chosen for the drafts at its sign-out; `lead` holds how far this clock is ahead.
 */
export const storageKeys = {
  token: 'token',
  user: 'userInfo',
  access: 'userAccessInfo',
  place: 'sessionPlace',
  end: 'sessionEnd',
  lead: 'sessionLead',
} as const;

/** Where a session is stored: for all tabs of the browser, or for one tab alone. */
export type SessionScope = 'localStorage' | 'sessionStorage';

/** Where the session of this tab is stored. A session of this tab alone wins over that of all tabs. */
export const sessionScope = (): SessionScope =>
  readStored('sessionStorage', storageKeys.token) === null ? 'localStorage' : 'sessionStorage';

const read = (key: string) => readStored(sessionScope(), key);

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // a damaged entry counts as none
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUser(value: unknown): value is SessionUser {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    typeof value.type === 'string' &&
    typeof value.username === 'string'
  );
}

function sectionsOf(subMenu: unknown): string[] | 'all' {
  if (subMenu === 'all') return 'all';
  const list = typeof subMenu === 'string' ? parse(subMenu) : subMenu;
  if (!Array.isArray(list)) return [];
  const keys = list.filter((key) => typeof key === 'string');
  return keys.includes('all') ? 'all' : keys.map((key) => sectionAliases[key] ?? key);
}

/**
 * The access that the login answer allows: the sections of `roles[0].subMenu`, the level numbers that they have in
 * common, and the levels by section, which a session of an older version lacks.
 */
export function accessOf(type: string, info: AccessInfo): Access {
  return {
    type,
    sections: sectionsOf(info.roles[0]?.subMenu),
    levels: info.permissions.map(Number).filter(Number.isInteger),
    sectionLevels: Object.fromEntries((info.access ?? []).map(({ key, levels }) => [key, levels])),
  };
}

function storedAccess(): AccessInfo {
  const info = parse(read(storageKeys.access));
  if (!isRecord(info)) return { roles: [], permissions: [] };
  return {
    roles: Array.isArray(info.roles) ? info.roles.filter(isRecord).map(asRole) : [],
    permissions: Array.isArray(info.permissions) ? info.permissions : [],
    access: Array.isArray(info.access) ? info.access.filter(isSectionLevels) : [],
  };
}

function isSectionLevels(value: unknown): value is SectionLevels {
  return isRecord(value) && typeof value.key === 'string' && Array.isArray(value.levels);
}

function asRole(role: Record<string, unknown>): AccessInfo['roles'][number] {
  return { name: String(role.name ?? ''), subMenu: String(role.subMenu ?? '') };
}

/** Milliseconds. A smaller difference of the clocks is the time that the answer took. */
const noticedLead = 60_000;

/** Stores how far the clock of this browser is ahead of the server's, which has just made this token. */
export function keepClockLead(token: string, scope = sessionScope()): void {
  // Without a readable time the comparison below is false.
  const lead = Date.now() - (tokenIssued(token)?.getTime() ?? Number.NaN);
  store(scope, storageKeys.lead, Math.abs(lead) > noticedLead ? String(lead) : null);
}

/** A time of the server (ISO 8601) on the clock of this browser, which may be wrong by hours or days. */
export function onThisClock(time: string, scope = sessionScope()): string {
  const lead = Number.parseInt(readStored(scope, storageKeys.lead) ?? '') || 0;
  return new Date(Date.parse(time) + lead).toISOString();
}

/** The stored session; null without one, 'unusable' when its token is unreadable or expired. */
export function restoreSession(now = Date.now()): Session | null | 'unusable' {
  const token = read(storageKeys.token);
  if (token === null) return null;
  const expiry = tokenExpiry(token);
  const user = parse(read(storageKeys.user));
  if (!expiry || !isUser(user)) return 'unusable';
  const expiresAt = onThisClock(expiry.toISOString());
  if (Date.parse(expiresAt) <= now) return 'unusable';
  const access = accessOf(user.type, storedAccess());
  return { token, user, access, expiresAt, ...storedPlace() };
}

/** Whether an answer is a boot plan; a proxy may answer 200 with something else. */
export function isPlan(value: unknown): value is BootPlan {
  const { sections, off, remotes } = isRecord(value) ? value : {};
  return [sections, off, remotes].every(Array.isArray);
}

function storedPlace(): Pick<Session, 'clinic' | 'plan'> {
  const place = parse(read(storageKeys.place));
  if (!isRecord(place)) return { clinic: null, plan: null };
  return {
    clinic: isRecord(place.clinic) ? (place.clinic as ClinicSummary) : null,
    plan: isPlan(place.plan) ? place.plan : null,
  };
}

/** Stores clinic and plan for the next start. */
export function keepPlace(
  { clinic, plan }: Pick<Session, 'clinic' | 'plan'>,
  scope = sessionScope(),
): void {
  store(scope, storageKeys.place, JSON.stringify({ clinic, plan }));
}

/**
 * Stores the session for the next start and, unless it belongs to this tab alone, for other tabs. The token is
 * written last, because the other tabs react to it.
 */
export function keepSession(session: Session, info: AccessInfo, scope = sessionScope()): void {
  const { roles, permissions, access } = info;
  store(scope, storageKeys.end, null);
  store(scope, storageKeys.user, JSON.stringify(session.user));
  store(scope, storageKeys.access, JSON.stringify({ roles, permissions, access }));
  keepPlace(session, scope);
  store(scope, storageKeys.token, session.token);
}

/** Deletes the stored session, the token last, and leaves the reason for the other tabs. */
export function forgetSession(reason: SessionEnd, drafts?: DraftChoice): void {
  const scope = sessionScope();
  store(scope, storageKeys.end, drafts ?? reason);
  store(scope, storageKeys.user, null);
  store(scope, storageKeys.access, null);
  store(scope, storageKeys.place, null);
  store(scope, storageKeys.lead, null);
  store(scope, storageKeys.token, null);
}
