import { words } from '@ziba/shared/contracts/common';
import { z } from 'zod';
import { m } from './messages';

/** What the form asks that moves an appointment. */
export const rescheduleSchema = z.object({
  doctorId: z.string(),
  start: z.string({ error: m.chooseTime }).min(1, m.chooseTime),
  reason: z.string().max(400, words.tooLong(400)).optional(),
});
export type RescheduleValues = z.input<typeof rescheduleSchema>;
