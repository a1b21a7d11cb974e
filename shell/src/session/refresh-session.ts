import type { SessionAnswer } from '@ziba/shared/contracts/auth';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import {
  endSession,
  readSession,
  setPlan,
  updateSession,
} from '@ziba/shared/session/session-store';

/** Without an answer in this time, the plan that this browser stores is used. */
const timeoutMs = 5_000;

/** Resolves to null when no answer came or the server failed. A refused token ends the session. */
export async function request<Answer>(path: string, token: string): Promise<Answer | null> {
  try {
    const response = await fetch(`/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const refused = response.status === 401 || response.status === 403;
    if (refused && readSession()?.token === token) endSession('expired');
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null; // offline or too slow: the stored session stays in use until the next start
  }
}

/** Updates the stored session at page start: asks the server for its user and its current sections. */
export async function refreshSession(token: string): Promise<void> {
  const [answer, plan] = await Promise.all([
    request<SessionAnswer>('/auth/me', token),
    request<BootPlan>('/registry', token),
  ]);
  if (readSession()?.token !== token) return;
  if (plan) setPlan(plan);
  if (answer) updateSession(answer);
}
