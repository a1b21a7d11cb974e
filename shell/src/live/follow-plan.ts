import { listenLive } from '@ziba/shared/api/live-events';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import { endSession, readSession, setPlan } from '@ziba/shared/session/session-store';
import { pause } from '../federation/pause';
import { refreshUser } from './refresh-user';

/** The longest random delay before a request, so that not all browsers of a clinic ask at once. */
const maxJitterMs = 300;
const timeoutMs = 5_000;
/** Delays after failed requests. */
const retryDelaysMs = [1_000, 3_000, 9_000];

/** Requests the plan once and stores it. Resolves to whether the server answered; 304 means no change. */
async function requestPlan(): Promise<boolean> {
  const session = readSession();
  if (!session) return true;
  const { token, plan } = session;
  try {
    const response = await fetch('/api/registry', {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(plan && { 'If-None-Match': `"${plan.plan}"` }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const refused = response.status === 401 || response.status === 403;
    const fresh = response.ok ? ((await response.json()) as BootPlan) : null;
    // Another user may have signed in meanwhile.
    if (readSession()?.token !== token) return true;
    if (refused) endSession('expired');
    if (fresh) setPlan(fresh);
    return response.ok || refused || response.status === 304;
  } catch {
    return false; // offline or too slow: the last plan stays in use until the next attempt
  }
}

async function requestUntilAnswered(request: () => Promise<boolean>): Promise<void> {
  for (const time of retryDelaysMs) {
    if (await request()) return;
    await pause(time);
  }
}

let refreshing: Promise<void> | undefined;
let isStale = false;
let isUserStale = false;

async function refreshWhileStale(): Promise<void> {
  while (isStale) {
    isStale = false;
    // The access first: what the user has lost closes before the new plan is there.
    if (isUserStale) {
      isUserStale = false;
      await requestUntilAnswered(refreshUser);
    }
    await requestUntilAnswered(requestPlan);
  }
  refreshing = undefined;
}

/** Asks the registry for the current plan. Requests run one after another, so that answers stay in order. */
export function refreshPlan(): Promise<void> {
  isStale = true;
  refreshing ??= refreshWhileStale();
  return refreshing;
}

/** Asks for the user with their access, and for the plan, which depends on it. */
function refreshAccess(): void {
  isUserStale = true;
  void refreshPlan();
}

/**
 * Keeps the session up to date. It asks for user, clinic, access and plan once the live connection is open, because
 * they may have changed since the page was loaded, and after `user.changed`, which the user receives, or everybody in a
 * clinic that looks different now. After `registry.changed` it asks for the plan. Returns a function that stops it.
 */
export function followPlan(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRefresh = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refreshPlan();
    }, Math.random() * maxJitterMs);
  };
  const stops = [
    listenLive(['registry.changed'], scheduleRefresh),
    listenLive(['user.changed'], refreshAccess, { since: 'before' }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
