import { overrideDeniedCode, passwordChangeCode, sectionOffCode } from '../contracts/error-texts';
import type { RefusalBody } from '../contracts/errors';
import { endSession, readSession } from '../session/session-store';
import { noAnswerError, refusalError } from './api-error';
import { http } from './http';
import { NoAnswer, type HttpAnswer, type HttpCall } from './http-call';

export { ApiError } from './api-error';

/** Milliseconds. */
const defaultTimeout = 15_000;

interface CallOptions extends Pick<HttpCall, 'signal' | 'onUploadProgress'> {
  /** Sent as `Idempotency-Key`: the server answers a repeated request with its first answer. */
  idempotencyKey?: string;
  /** Milliseconds; 15,000 by default. */
  timeout?: number;
}

/** Paths whose 401 and 403 are about what was typed, not about the session. */
const sessionlessPaths = new Set([
  '/auth/login',
  '/auth/logout',
  '/auth/forgot-password',
  '/auth/verify-reset-code',
  '/auth/reset-password',
]);

/**
 * Codes of a 403 that does not end the session: the clinic lacks a section, the account a right, or the user has to
 * change the password first.
 */
const sessionKeepingCodes: readonly unknown[] = [
  sectionOffCode,
  overrideDeniedCode,
  passwordChangeCode,
];

function endsSession({ status, body }: HttpAnswer, url: string, token?: string): boolean {
  if (!token || sessionlessPaths.has(url)) return false;
  if (status === 403 && sessionKeepingCodes.includes((body as Partial<RefusalBody> | null)?.code)) {
    return false;
  }
  // A late refusal that belongs to an earlier session must not end the current one.
  return (status === 401 || status === 403) && readSession()?.token === token;
}

async function receiveAnswer(call: HttpCall): Promise<HttpAnswer> {
  try {
    return await http.send(call);
  } catch (error) {
    throw error instanceof NoAnswer ? noAnswerError(error.reason) : error;
  }
}

type RequestParts = Pick<HttpCall, 'method' | 'url' | 'query' | 'body'>;

async function send<Answer>(
  request: RequestParts,
  { idempotencyKey, timeout = defaultTimeout, ...transfer }: CallOptions,
): Promise<Answer> {
  const token = readSession()?.token;
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const answer = await receiveAnswer({ ...request, ...transfer, headers, timeout });
  const { status, body } = answer;
  if (status < 400) return body as Answer;
  if (endsSession(answer, request.url, token)) endSession('expired');
  throw refusalError(status, body, request.method === 'get');
}

/**
 * Calls the server with the token of the session; `url` is the path below `/api`. Throws ApiError and never
 * shows anything. A 401 or 403 of a signed-in call also ends the session, unless its code
 * is one of those above.
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
