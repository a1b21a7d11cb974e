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

/** A payment or refund that must be carried out once. */
export interface MoneyCall {
  /** Its intent; there is at most one request with unknown outcome for each. */
  target: string;
  path: string;
  input: object;
  /** Tomans. */
  amount: number;
}

/** Thrown instead of sending a changed request when the earlier one turns out to have been carried out. */
export class EarlierRequestDone extends Error {}

/**
 * Asks the server whether a request whose answer was lost was carried out, and deletes the stored request. If it
 * was not, the server will never carry it out. Throws ApiError when the server cannot be reached.
 */
export async function wasCarriedOut(
  target: string,
  { path, key }: PendingRequest,
): Promise<boolean> {
  const { done } = await api.post<Fate>('/requests/fate', { path, key });
  forgetPending(target, key);
  return done;
}

/**
 * Sends a payment or refund so that it is carried out once. After a lost answer, the same input is sent under
 * the same key. Another input first asks for the outcome of the earlier request; when that was carried out,
 * nothing is sent. Throws ApiError, EarlierRequestDone.
 */
export async function sendMoney<Answer>(call: MoneyCall): Promise<Answer> {
  const { target, path, input, amount } = call;
  const earlier = readPending(target);
  const isChanged = earlier !== null && earlier.print !== printOf(input);
  if (isChanged && (await wasCarriedOut(target, earlier))) {
    throw new EarlierRequestDone(m.earlierDone(formatToman(earlier.amount ?? amount)));
  }
  return sendOnce(
    target,
    input,
    (idempotencyKey) => api.post<Answer>(path, input, { idempotencyKey }),
    { path, amount },
  );
}
