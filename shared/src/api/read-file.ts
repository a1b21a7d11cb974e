import { readSession } from '../session/session-store';
import { refusalError, silenceError } from './api-error';

async function refusalOf(response: Response) {
  // What is no JSON is not of our API: a proxy's page, say.
  const body: unknown = await response.json().catch(() => undefined);
  return refusalError(response.status, body, true);
}

/**
 * Reads a file of the API (`/clinics/me/exports/7/download`) in the name of the session. Throws ApiError:
 * status 0 also for what was canceled. There is no time limit: a large file over a slow line takes its time.
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
    throw silenceError(signal.aborted ? 'canceled' : 'offline');
  }
}
