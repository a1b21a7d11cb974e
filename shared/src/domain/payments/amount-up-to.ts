import { z } from 'zod';
import { readPending } from '../../api/pending-requests';
import { paidAmount } from '../../contracts/payments';

/** Whether an earlier request of this intent was sent and its outcome is still unknown. */
export const hasPendingRequest = (intent: string): boolean => readPending(intent) !== null;

/**
 * A schema for an amount of at most `most` tomans, refused with `text` above that. While the outcome of an
 * earlier request of this intent is unknown, no amount is refused: that request may have lowered the limit,
 * and only sending it again under its key shows whether it did.
 */
export const amountUpTo = (most: number, text: string, intent: string) =>
  paidAmount.pipe(z.number().refine((amount) => amount <= most || hasPendingRequest(intent), text));
