import type { LoginAnswer, LoginInput } from '@ziba/shared/contracts/auth';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { errorTexts } from '@ziba/shared/contracts/error-texts';
import { m } from './messages';

/** Milliseconds, as for every other call. */
const timeLimit = 15_000;

export type SignIn = { answer: LoginAnswer } | { refusal: RefusalBody };

const loginFailed: RefusalBody = { code: 'login_failed', message: errorTexts.loginFailed };
const offline = { ...loginFailed, message: m.offline };

async function refusalOf(response: Response): Promise<RefusalBody> {
  const body: unknown = await response.json().catch(() => null);
  const said = body !== null && typeof body === 'object' && 'message' in body && body.message;
  return said ? (body as RefusalBody) : loginFailed;
}

/**
 * Asks for a session. A plain `fetch`: on the login page nothing else of the API client is needed.
 * Never throws; what went wrong is a refusal whose message is the server's, else ours (text 1 §8).
 */
export async function signIn(input: LoginInput): Promise<SignIn> {
  try {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) return { refusal: await refusalOf(response) };
    return { answer: (await response.json()) as LoginAnswer };
  } catch {
    return { refusal: offline }; // no answer, or one cut short
  }
}
