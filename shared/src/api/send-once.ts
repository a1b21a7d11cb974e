import { ApiError } from './api-error';
import {
  forgetPending,
  keepPending,
  printOf,
  readPending,
  type PendingRequest,
} from './pending-requests';
import { randomId } from './random-id';

/** Refusals at the door, before the server has looked whether the key was used before. */
const unlooked: readonly number[] = [401, 408, 429];

/** Whether an answer leaves open what became of a request: none came, 5xx, or the first one still runs. */
export function isFateOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, body } = error;
  return status < 400 || status >= 500 || unlooked.includes(status) || body.code === 'key_busy';
}

/**
 * Sends something that must happen once. The same input for the same target carries the same idempotency
 * key until the server has said what became of it, also after a reload or from another form.
 */
export async function sendOnce<Answer>(
  target: string,
  input: unknown,
  send: (key: string) => Promise<Answer>,
  about: Pick<PendingRequest, 'path' | 'amount'> = {},
): Promise<Answer> {
  const print = printOf(input);
  const earlier = readPending(target);
  const request =
    earlier?.print === print
      ? earlier
      : { key: randomId(), print, at: new Date().toISOString(), ...about };
  keepPending(target, request);
  try {
    const answer = await send(request.key);
    forgetPending(target, request.key);
    return answer;
  } catch (error) {
    if (!isFateOpen(error)) forgetPending(target, request.key);
    throw error;
  }
}
