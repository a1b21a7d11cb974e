import type { SessionAnswer } from '@ziba/shared/contracts/auth';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import {
  endSession,
  readSession,
  setPlan,
  updateSession,
} from '@ziba/shared/session/session-store';

/** Milliseconds after which the last good plan of this browser serves. */
const timeoutMs = 5_000;

/** Null when no answer came or the server is at fault; a refusal of the token ends the session. */
async function ask<Answer>(path: string, token: string): Promise<Answer | null> {
  try {
    const response = await fetch(`/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const refused = response.status === 401 || response.status === 403;
    if (refused && readSession()?.token === token) endSession('expired');
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null; // offline or too slow: what this browser knows serves until the next start
  }
}

/** Asks the server, at the start of a page, who the stored session is and which sections it has now. */
export async function refreshSession(token: string): Promise<void> {
  const [answer, plan] = await Promise.all([
    ask<SessionAnswer>('/auth/me', token),
    ask<BootPlan>('/registry', token),
  ]);
  if (readSession()?.token !== token) return;
  if (plan) setPlan(plan);
  if (answer) updateSession(answer);
}
