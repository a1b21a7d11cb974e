import axios, { isAxiosError } from 'axios';
import { NoAnswer, type HttpAnswer, type HttpCall } from './http-call';

const reasonsByCode: Record<string, NoAnswer['why']> = {
  ERR_CANCELED: 'canceled',
  ECONNABORTED: 'canceled',
  ETIMEDOUT: 'timeout',
};

/** Sends a call whose progress somebody watches. Throws NoAnswer. */
export async function sendWithProgress(call: HttpCall): Promise<HttpAnswer> {
  const { query, body, onUploadProgress, ...rest } = call;
  try {
    const { status, data } = await axios.request<unknown>({
      ...rest,
      baseURL: '/api',
      params: query,
      data: body,
      transitional: { clarifyTimeoutError: true },
      validateStatus: null, // a refusal is an answer, too
      onUploadProgress: ({ progress }) => onUploadProgress?.(progress ?? 0),
    });
    return { status, body: data };
  } catch (error) {
    throw isAxiosError(error) ? new NoAnswer(reasonsByCode[error.code ?? ''] ?? 'offline') : error;
  }
}
