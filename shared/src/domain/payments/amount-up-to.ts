import { z } from 'zod';
import { readPending } from '../../api/pending-requests';
import { paidAmount } from '../../contracts/payments';

/** Whether an earlier request of this name was sent and nobody knows yet whether it was carried out. */
export const isFateUnknown = (intent: string): boolean => readPending(intent) !== null;

/**
 * An amount of at most `most` tomans, refused with `text` above that. While the fate of an earlier request of
 * this name is unknown nothing is refused: that request may be what lowered the limit, and only sending it
 * again under its key tells.
 */
export const amountUpTo = (most: number, text: string, intent: string) =>
  paidAmount.pipe(z.number().refine((amount) => amount <= most || isFateUnknown(intent), text));
