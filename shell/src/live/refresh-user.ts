import type { SessionAnswer } from '@ziba/shared/contracts/auth';
import { readSession, updateSession } from '@ziba/shared/session/session-store';
import { request } from '../session/refresh-session';

/**
 * Updates the user and the access of the session. Resolves to whether there is nothing more to ask: the server
 * answered, or the session ended or changed meanwhile.
 */
export async function refreshUser(): Promise<boolean> {
  const token = readSession()?.token;
  if (!token) return true;
  const answer = await request<SessionAnswer>('/auth/me', token);
  if (readSession()?.token !== token) return true;
  if (answer) updateSession(answer);
  return answer !== null;
}
