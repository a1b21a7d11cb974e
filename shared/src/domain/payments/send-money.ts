import { api } from '../../api/client';
import {
  forgetPending,
  printOf,
  readPending,
  type PendingRequest,
} from '../../api/pending-requests';
import { sendOnce } from '../../api/send-once';
import type { Fate } from '../../contracts/requests';
import { formatToman } from '../../format/money';
import { m } from './messages';

/** Money that is to move once. */
export interface MoneyCall {
  /** What it is for: there is one request of unknown fate at a time for each. */
  target: string;
  path: string;
  input: object;
  /** Tomans. */
  amount: number;
}

/** An earlier request turned out to be done when a different one was about to be sent instead of it. */
export class EarlierDone extends Error {}

/**
 * Asks the server what became of a request whose answer was lost, and forgets it once that is known. One
 * that was not carried out never will be. Throws ApiError when the server cannot be reached.
 */
export async function wasDone(target: string, { path, key }: PendingRequest): Promise<boolean> {
  const { done } = await api.post<Fate>('/requests/fate', { path, key });
  forgetPending(target, key);
  return done;
}

/**
 * Sends money so that it moves once, however often it is pressed. The same input after a lost answer goes
 * out under the same key; for another input the fate of the earlier one is found out first, and when that
 * was done nothing more is sent. Throws ApiError, EarlierDone.
 */
export async function sendMoney<Answer>(call: MoneyCall): Promise<Answer> {
  const { target, path, input, amount } = call;
  const earlier = readPending(target);
  const isOther = earlier !== null && earlier.print !== printOf(input);
  if (isOther && (await wasDone(target, earlier))) {
    throw new EarlierDone(m.earlierDone(formatToman(earlier.amount ?? amount)));
  }
  return sendOnce(
    target,
    input,
    (idempotencyKey) => api.post<Answer>(path, input, { idempotencyKey }),
    { path, amount },
  );
}
