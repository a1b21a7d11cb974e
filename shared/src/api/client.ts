import axios, { isAxiosError, type AxiosRequestConfig } from 'axios';
import { endSession, readSession } from '../session/session-store';
import { toApiError } from './api-error';

export { ApiError } from './api-error';

/** The one axios instance; `fakeApi` puts its adapter here. Everything else uses `api`. */
export const apiClient = axios.create({ baseURL: '/api', timeout: 15_000 });

interface CallOptions {
  /** Sent as `Idempotency-Key`: the server answers a repeated create with its first answer. */
  idempotencyKey?: string;
  /** Milliseconds; 15,000 unless told. */
  timeout?: number;
  signal?: AbortSignal;
  onUploadProgress?: AxiosRequestConfig['onUploadProgress'];
}

/** Their 401 and 403 speak of what was typed, not of the session. */
const sessionFree = new Set([
  '/auth/login',
  '/auth/logout',
  '/auth/forgot-password',
  '/auth/verify-reset-code',
  '/auth/reset-password',
]);

function endsSession(error: unknown, url: string, token: string | undefined): boolean {
  if (!token || sessionFree.has(url) || !isAxiosError(error)) return false;
  const status = error.response?.status;
  // A late refusal of an earlier session must not end the present one.
  return (status === 401 || status === 403) && readSession()?.token === token;
}

async function send<Answer>(url: string, config: AxiosRequestConfig): Promise<Answer> {
  const token = readSession()?.token;
  const headers = { ...config.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    const { data } = await apiClient.request<Answer>({ ...config, url, headers });
    return data;
  } catch (error) {
    if (endsSession(error, url, token)) endSession('expired');
    throw toApiError(error);
  }
}

function withOptions({ idempotencyKey, ...rest }: CallOptions): AxiosRequestConfig {
  return idempotencyKey ? { ...rest, headers: { 'Idempotency-Key': idempotencyKey } } : rest;
}

/**
 * Calls the server, below `/api`, in the name of the session. Throws ApiError and never shows
 * anything; a 401 or 403 of a signed-in call also ends the session (H17, texts 1 §4).
 */
export const api = {
  get: <Answer>(url: string, query?: object, options: CallOptions = {}) =>
    send<Answer>(url, { ...withOptions(options), method: 'get', params: query }),
  post: <Answer>(url: string, body?: unknown, options: CallOptions = {}) =>
    send<Answer>(url, { ...withOptions(options), method: 'post', data: body }),
  put: <Answer>(url: string, body?: unknown, options: CallOptions = {}) =>
    send<Answer>(url, { ...withOptions(options), method: 'put', data: body }),
  remove: <Answer = void>(url: string, options: CallOptions = {}) =>
    send<Answer>(url, { ...withOptions(options), method: 'delete' }),
};
