import type { LoginAnswer, SessionAnswer } from '../contracts/auth';
import type { BootPlan } from '../contracts/registry';
import { readStored } from './browser-storage';
import { forgetDrafts } from './draft-keys';
import { hasWorkInProgress } from './unsaved-work';
import {
  accessOf,
  forgetSession,
  isPlan,
  keepPlace,
  keepSession,
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

// setTimeout counts in 32 bits; a longer time would fire at once.
const longestTimer = 2_147_483_647;

const listeners = new Set<Listener>();
/** Undefined until it is asked for the first time. */
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
  // On a shared computer the next person finds nothing of the one before.
  if (session) forgetDrafts(session.user.id);
}

function watchExpiry(session: Session | null): void {
  clearTimeout(expiryTimer);
  if (!session) return;
  const left = Date.parse(session.expiresAt) - Date.now();
  // A fresh session that seems to be over means a wrong clock here; then the server's 401 ends it.
  if (left <= 0) return;
  const atTheEnd = left <= longestTimer;
  const act = () => (atTheEnd ? endSession('expired') : watchExpiry(current ?? null));
  expiryTimer = setTimeout(act, Math.min(left, longestTimer));
}

function storedToken(scope = sessionScope()): string | null {
  return readStored(scope, storageKeys.token);
}

const isOfTabAlone = () => sessionScope() === 'sessionStorage';

function restore(): Session | null {
  const restored = restoreSession();
  if (restored !== 'unusable') return restored;
  const wasOfTab = isOfTabAlone();
  forgetSession('expired');
  if (wasOfTab) return restore();
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
 * Begins a session with the answer of `POST /auth/login`. With `sessionStorage` it is one of this tab alone:
 * the other tabs keep theirs, and this one has it back when the session ends.
 */
export function startSession(answer: LoginAnswer, scope?: SessionScope): Session {
  const session: Session = {
    token: answer.token,
    user: answer.user,
    access: accessOf(answer.user.type, answer),
    clinic: answer.clinicData,
    expiresAt: answer.expires_at,
    plan: answer.plan,
  };
  keepSession(session, answer, scope);
  change(session);
  return session;
}

/** Takes over what the server now says of the signed-in user (`GET /auth/me`); token and plan stay. */
export function updateSession(answer: SessionAnswer): void {
  const session = readSession();
  if (!session) return;
  const fresh: Session = {
    ...session,
    user: answer.user,
    access: accessOf(answer.user.type, answer),
    clinic: answer.clinicData,
    expiresAt: answer.expires_at,
  };
  keepSession(fresh, answer);
  change(fresh);
}

/** Replaces the boot plan of the session; what is no plan leaves the last good one in its place. */
export function setPlan(plan: BootPlan): void {
  const session = readSession();
  if (!session || !isPlan(plan)) return;
  const fresh = { ...session, plan };
  keepPlace(fresh);
  change(fresh);
}

/** What a person typed goes when they sign out, unless they chose to keep it or were not asked about it. */
function settleDrafts(choice: DraftChoice | undefined): void {
  if (choice === 'discard' || (choice !== 'keep' && !hasWorkInProgress())) forgetDrafts();
}

/**
 * Ends the session here and in the other tabs; subscribers hear the reason. Signing out also forgets
 * what was typed, unless `drafts` says to keep it; an expired session keeps it, so that it comes back after
 * signing in again.
 */
export function endSession(reason: SessionEnd = 'signed-out', drafts?: DraftChoice): void {
  const session = readSession();
  if (!session) return;
  // Another tab may have signed in anew meanwhile: its session is not ours to end.
  const wasOfTab = isOfTabAlone();
  if (storedToken() === session.token) forgetSession(reason, drafts);
  if (reason === 'signed-out') settleDrafts(drafts);
  change(wasOfTab ? restore() : null, reason);
}

/** Calls `listener` at every change of the session; answers how to stop. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Follows another tab: storage events come only from there, and nothing is written back, so no loop. */
function follow(event: StorageEvent): void {
  if (event.key !== storageKeys.token && event.key !== null) return;
  if (isOfTabAlone()) {
    // Who signs out looks on nowhere any more.
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
  if (reason === 'signed-out') settleDrafts(end as DraftChoice);
  change(null, reason);
}

if (typeof window !== 'undefined') window.addEventListener('storage', follow);
