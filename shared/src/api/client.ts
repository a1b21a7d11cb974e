import { overrideDeniedCode, sectionOffCode } from '../contracts/error-texts';
import type { RefusalBody } from '../contracts/errors';
import { endSession, readSession } from '../session/session-store';
import { refusalError, silenceError } from './api-error';
import { http } from './http';
import { NoAnswer, type HttpAnswer, type HttpCall } from './http-call';

export { ApiError } from './api-error';

/** Milliseconds that a call may take unless it says otherwise. */
const usualTimeout = 15_000;

interface CallOptions extends Pick<HttpCall, 'signal' | 'onUploadProgress'> {
  /** Sent as `Idempotency-Key`: the server answers a repeated create with its first answer. */
  idempotencyKey?: string;
  /** Milliseconds; 15,000 unless told. */
  timeout?: number;
}

/** Their 401 and 403 speak of what was typed, not of the session. */
const sessionFree = new Set([
  '/auth/login',
  '/auth/logout',
  '/auth/forgot-password',
  '/auth/verify-reset-code',
  '/auth/reset-password',
]);

/** A 403 that says what the clinic does not have, or the account may not; the session goes on. */
const sessionKept: readonly unknown[] = [sectionOffCode, overrideDeniedCode];

function endsSession({ status, body }: HttpAnswer, url: string, token?: string): boolean {
  if (!token || sessionFree.has(url)) return false;
  if (status === 403 && sessionKept.includes((body as Partial<RefusalBody> | null)?.code)) {
    return false;
  }
  // A late refusal of an earlier session must not end the present one.
  return (status === 401 || status === 403) && readSession()?.token === token;
}

async function answerTo(call: HttpCall): Promise<HttpAnswer> {
  try {
    return await http.send(call);
  } catch (error) {
    throw error instanceof NoAnswer ? silenceError(error.why) : error;
  }
}

type Said = Pick<HttpCall, 'method' | 'url' | 'query' | 'body'>;

async function send<Answer>(
  said: Said,
  { idempotencyKey, timeout = usualTimeout, ...rest }: CallOptions,
): Promise<Answer> {
  const token = readSession()?.token;
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const answer = await answerTo({ ...said, ...rest, headers, timeout });
  const { status, body } = answer;
  if (status < 400) return body as Answer;
  if (endsSession(answer, said.url, token)) endSession('expired');
  throw refusalError(status, body, said.method === 'get');
}

/**
 * Calls the server, below `/api`, in the name of the session. Throws ApiError and never shows
 * anything; a 401 or 403 of a signed-in call also ends the session (H17, texts 1 §4), unless it speaks
 * of a section that is switched off.
 */
export const api = {
  get: <Answer>(url: string, query?: object, options: CallOptions = {}) =>
    send<Answer>({ method: 'get', url, query }, options),
  post: <Answer>(url: string, body?: unknown, options: CallOptions = {}) =>
    send<Answer>({ method: 'post', url, body }, options),
  put: <Answer>(url: string, body?: unknown, options: CallOptions = {}) =>
    send<Answer>({ method: 'put', url, body }, options),
  remove: <Answer = void>(url: string, options: CallOptions & Pick<HttpCall, 'body'> = {}) =>
    send<Answer>({ method: 'delete', url }, options),
};
