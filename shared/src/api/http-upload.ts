import axios, { isAxiosError } from 'axios';
import { NoAnswer, type HttpAnswer, type HttpCall } from './http-call';

const reasonsByCode: Record<string, NoAnswer['reason']> = {
  ERR_CANCELED: 'canceled',
  ECONNABORTED: 'canceled',
  ETIMEDOUT: 'timeout',
};

/** Sends a call and reports its progress to `onUploadProgress`. Throws NoAnswer. */
export async function sendWithProgress(call: HttpCall): Promise<HttpAnswer> {
  const { query, body, onUploadProgress, ...options } = call;
  try {
    const { status, data } = await axios.request<unknown>({
      ...options,
      baseURL: '/api',
      params: query,
      data: body,
      transitional: { clarifyTimeoutError: true },
      validateStatus: null, // axios must not throw for a refusal: it is an answer
      onUploadProgress: ({ progress }) => onUploadProgress?.(progress ?? 0),
    });
    return { status, body: data };
  } catch (error) {
    throw isAxiosError(error) ? new NoAnswer(reasonsByCode[error.code ?? ''] ?? 'offline') : error;
  }
}
