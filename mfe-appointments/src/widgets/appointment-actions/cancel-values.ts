import { words } from '@ziba/shared/contracts/common';
import { z } from 'zod';
import { m } from './messages';

/** Who asked for a cancellation, and why; another reason than those of the list needs a note. */
export const cancelSchema = z
  .object({
    initiator: z.enum(['patient', 'clinic']),
    reason: z.string({ error: m.chooseReason }).min(1, m.chooseReason),
    note: z.string().max(400, words.tooLong(400)).optional(),
  })
  .refine(({ reason, note }) => reason !== m.other || note?.trim(), {
    path: ['note'],
    message: m.noteMissing,
  });
export type CancelValues = z.input<typeof cancelSchema>;
