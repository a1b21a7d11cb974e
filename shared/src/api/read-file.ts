import { readSession } from '../session/session-store';
import { noAnswerError, refusalError } from './api-error';

async function refusalOf(response: Response) {
  // A body that is not JSON does not come from our API; it may be the page of a proxy.
  const body: unknown = await response.json().catch(() => undefined);
  return refusalError(response.status, body, true);
}

/**
 * Reads a file of the API (`/clinics/me/exports/7/download`) with the token of the session. Throws ApiError,
 * with status 0 also when it was cancelled. Has no time limit, for large files over a slow network.
 */
export async function readFile(url: string, signal: AbortSignal): Promise<Blob> {
  const token = readSession()?.token;
  try {
    const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`/api${url}`, { headers, signal });
    if (response.ok) return await response.blob();
    throw await refusalOf(response);
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') throw error;
    throw noAnswerError(signal.aborted ? 'canceled' : 'offline');
  }
}
