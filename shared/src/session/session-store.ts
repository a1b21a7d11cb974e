import type { LoginAnswer, SessionAnswer } from '../contracts/auth';
import type { BootPlan } from '../contracts/registry';
import { readStored } from './browser-storage';
import { forgetDrafts } from './draft-keys';
import { hasWorkInProgress } from './unsaved-work';
import {
  accessOf,
  forgetSession,
  isPlan,
  keepClockLead,
  keepPlace,
  keepSession,
  onThisClock,
  restoreSession,
  sessionScope,
  storageKeys,
  type DraftChoice,
  type Session,
  type SessionEnd,
  type SessionScope,
} from './session-cache';

export type { DraftChoice, Session, SessionEnd } from './session-cache';

type Listener = (session: Session | null, reason?: SessionEnd) => void;

// setTimeout takes 32 bits; it fires a longer time at once.
const longestTimer = 2_147_483_647;

const listeners = new Set<Listener>();
/** Undefined until it is first read. */
let current: Session | null | undefined;
let lastEnd: SessionEnd | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

function change(session: Session | null, reason?: SessionEnd): void {
  adopt(session);
  lastEnd = reason ?? null;
  for (const listener of [...listeners]) listener(session, reason);
}

function adopt(session: Session | null): void {
  current = session;
  watchExpiry(session);
  // On a shared computer, the next user must not see the drafts of the one before.
  if (session) forgetDrafts(session.user.id);
}

function watchExpiry(session: Session | null): void {
  clearTimeout(expiryTimer);
  if (!session) return;
  const left = Date.parse(session.expiresAt) - Date.now();
  // A new session that seems to be over means that this clock is wrong; the server's 401 will end it.
  if (left <= 0) return;
  const isLastTimer = left <= longestTimer;
  const check = () => (isLastTimer ? endSession('expired') : watchExpiry(current ?? null));
  expiryTimer = setTimeout(check, Math.min(left, longestTimer));
}

function storedToken(scope = sessionScope()): string | null {
  return readStored(scope, storageKeys.token);
}

const isTabSession = () => sessionScope() === 'sessionStorage';

function restore(): Session | null {
  const restored = restoreSession();
  if (restored !== 'unusable') return restored;
  const wasTabSession = isTabSession();
  forgetSession('expired');
  if (wasTabSession) return restore();
  lastEnd = 'expired';
  return null;
}

/** The session of this tab, restored from storage at the first call; null when nobody is signed in. */
export function readSession(): Session | null {
  if (current === undefined) adopt(restore());
  return current ?? null;
}

/** Why the last session of this tab ended ('expired' also for an unusable stored token); null after a start. */
export function readSessionEnd(): SessionEnd | null {
  readSession();
  return lastEnd;
}

/**
 * Starts a session with the answer of `POST /auth/login`. With `sessionStorage` it belongs to this tab alone: the
 * other tabs keep their session, and this tab returns to it when its own session ends.
 */
export function startSession(answer: LoginAnswer, scope?: SessionScope): Session {
  keepClockLead(answer.token, scope);
  const session: Session = {
    token: answer.token,
    user: answer.user,
    access: accessOf(answer.user.type, answer),
    clinic: answer.clinicData,
    expiresAt: onThisClock(answer.expires_at, scope),
    plan: answer.plan,
  };
  keepSession(session, answer, scope);
  change(session);
  return session;
}

/** Replaces the data of the signed-in user by a newer answer (`GET /auth/me`); token and plan stay. */
export function updateSession(answer: SessionAnswer): void {
  const session = readSession();
  if (!session) return;
  const fresh: Session = {
    ...session,
    user: answer.user,
    access: accessOf(answer.user.type, answer),
    clinic: answer.clinicData,
    expiresAt: onThisClock(answer.expires_at),
  };
  keepSession(fresh, answer);
  change(fresh);
}

/** Replaces the boot plan of the session; does nothing when the value is not a plan. */
export function setPlan(plan: BootPlan): void {
  const session = readSession();
  if (!session || !isPlan(plan)) return;
  const fresh = { ...session, plan };
  keepPlace(fresh);
  change(fresh);
}

/** Deletes the drafts at sign-out, unless the user chose to keep them or was not asked about unsaved work. */
function deleteDrafts(choice: DraftChoice | undefined): void {
  if (choice === 'discard' || (choice !== 'keep' && !hasWorkInProgress())) forgetDrafts();
}

/**
 * Ends the session in this tab and in the other tabs; subscribers get the reason. Signing out also deletes the
 * drafts, unless `drafts` is 'keep'. After an expired session they stay, and are restored at the next sign-in.
 */
export function endSession(reason: SessionEnd = 'signed-out', drafts?: DraftChoice): void {
  const session = readSession();
  if (!session) return;
  // Another tab may have signed in again meanwhile; its session must stay.
  const wasTabSession = isTabSession();
  if (storedToken() === session.token) forgetSession(reason, drafts);
  if (reason === 'signed-out') deleteDrafts(drafts);
  change(wasTabSession ? restore() : null, reason);
}

/** Calls `listener` at every change of the session; returns a function that stops it. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Follows changes of other tabs, the only source of storage events. Writes nothing, so tabs cannot loop. */
function followOtherTab(event: StorageEvent): void {
  if (event.key !== storageKeys.token && event.key !== null) return;
  if (isTabSession()) {
    // A sign-out in the other tabs ends the session of this tab, too.
    if (storedToken('localStorage') === null) endSession();
    return;
  }
  const session = readSession();
  if (storedToken() === (session?.token ?? null)) return;
  const restored = restoreSession();
  if (restored !== null && restored !== 'unusable') return change(restored);
  if (!session) return;
  const end = readStored('localStorage', storageKeys.end);
  const reason = end === 'expired' ? 'expired' : 'signed-out';
  if (reason === 'signed-out') deleteDrafts(end as DraftChoice);
  change(null, reason);
}

if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTab);
