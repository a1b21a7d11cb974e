import { words } from '@ziba/shared/contracts/common';
import { z } from 'zod';
import { m } from './messages';

/** What the form asks that cancels an appointment. */
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
