import type { LoginAnswer, LoginInput } from '@ziba/shared/contracts/auth';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { errorTexts } from '@ziba/shared/contracts/error-texts';
import { m } from './messages';

/** The same limit as for all other calls. */
const timeoutMs = 15_000;

export type SignIn = { answer: LoginAnswer } | { refusal: RefusalBody };

const loginFailed: RefusalBody = { code: 'login_failed', message: errorTexts.loginFailed };
const offline = { ...loginFailed, message: m.offline };

async function refusalOf(response: Response): Promise<RefusalBody> {
  const body: unknown = await response.json().catch(() => null);
  const message = body !== null && typeof body === 'object' && 'message' in body && body.message;
  return message ? (body as RefusalBody) : loginFailed;
}

/**
 * Signs a user in. Uses `fetch`, because the login page needs nothing else of the API client. Never
 * rejects: a failure is a refusal with the server's message, else one of the shell.
 */
export async function signIn(input: LoginInput): Promise<SignIn> {
  try {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { refusal: await refusalOf(response) };
    return { answer: (await response.json()) as LoginAnswer };
  } catch {
    return { refusal: offline }; // no answer, or an incomplete one
  }
}
