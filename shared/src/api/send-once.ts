import { ApiError } from './api-error';
import {
  forgetPending,
  keepPending,
  printOf,
  readPending,
  type PendingRequest,
} from './pending-requests';
import { randomId } from './random-id';

/** Refusals that the server sends before it checks whether the key was used before. */
const uncheckedStatuses: readonly number[] = [401, 408, 429];

/** The first request still runs, or was carried out and its answer is lost. */
const firstDecides = /^key_(busy|done)$/;

/** Whether the request may have been carried out: no answer, 5xx, or the first request still runs. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, body } = error;
  return (
    status < 400 ||
    status >= 500 ||
    uncheckedStatuses.includes(status) ||
    firstDecides.test(String(body.code))
  );
}

/**
 * Sends a request that must be carried out once. The same input for the same target carries the same
 * idempotency key until an answer shows its outcome, also after a reload or from another form. `details` are
 * stored with the key.
 */
export async function sendOnce<Answer>(
  target: string,
  input: unknown,
  send: (key: string) => Promise<Answer>,
  details: Pick<PendingRequest, 'path' | 'amount'> = {},
): Promise<Answer> {
  const print = printOf(input);
  const earlier = readPending(target);
  const request =
    earlier?.print === print
      ? earlier
      : { key: randomId(), print, at: new Date().toISOString(), ...details };
  keepPending(target, request);
  try {
    const answer = await send(request.key);
    forgetPending(target, request.key);
    return answer;
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetPending(target, request.key);
    throw error;
  }
}
