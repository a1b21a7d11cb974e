import { emptyAsNull } from '@ziba/shared/contracts/common';
import { instant } from '@ziba/shared/contracts/days';
import { switchInput } from '@ziba/shared/contracts/section-switches';
import { z } from 'zod';
import { m } from './messages';

/** The values of the switch form; without `at` the switch happens now. */
export const switchForm = z.object({
  section: z.string({ error: m.form.sectionMissing }).min(1, m.form.sectionMissing),
  direction: z.enum(['on', 'off']),
  at: emptyAsNull(
    instant().refine((at) => Date.parse(at) > Date.now(), { error: m.form.atPast }),
  ).optional(),
  reason: switchInput.shape.reason,
});
export type SwitchValues = z.input<typeof switchForm>;
