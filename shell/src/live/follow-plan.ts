import { listenLive } from '@ziba/shared/api/live-events';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import { endSession, readSession, setPlan } from '@ziba/shared/session/session-store';
import { pause } from '../federation/pause';

/** Milliseconds. */
const times = {
  /** At most, so that not all browsers of a clinic ask in the same instant. */
  scatter: 300,
  timeoutMs: 5_000,
  /** Between attempts. */
  again: [1_000, 3_000, 9_000],
};

/** Whether there was an answer; 304 is one, and says that nothing has changed. */
async function ask(): Promise<boolean> {
  const session = readSession();
  if (!session) return true;
  const { token, plan } = session;
  try {
    const response = await fetch('/api/registry', {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(plan && { 'If-None-Match': `"${plan.plan}"` }),
      },
      signal: AbortSignal.timeout(times.timeoutMs),
    });
    const refused = response.status === 401 || response.status === 403;
    const fresh = response.ok ? ((await response.json()) as BootPlan) : null;
    // Somebody else may have signed in meanwhile.
    if (readSession()?.token !== token) return true;
    if (refused) endSession('expired');
    if (fresh) setPlan(fresh);
    return response.ok || refused || response.status === 304;
  } catch {
    return false; // offline or too slow: the last good plan serves until the next attempt
  }
}

async function askUntilAnswered(): Promise<void> {
  for (const time of times.again) {
    if (await ask()) return;
    await pause(time);
  }
}

let asking: Promise<void> | undefined;
let isStale = false;

async function askInTurn(): Promise<void> {
  while (isStale) {
    isStale = false;
    await askUntilAnswered();
  }
  asking = undefined;
}

/** Asks the registry for the plan of now. One question at a time, so that no answer overtakes another. */
export function askPlan(): Promise<void> {
  isStale = true;
  asking ??= askInTurn();
  return asking;
}

/**
 * Keeps the plan as the registry has it: asks at once, for something may have changed since the page
 * began, and whenever the server tells of a change. Answers how to stop.
 */
export function followPlan(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void askPlan();
    }, Math.random() * times.scatter);
  };
  const stop = listenLive(['registry.changed'], askSoon);
  askSoon();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
