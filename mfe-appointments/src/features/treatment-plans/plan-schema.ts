import {
  filled,
  fileNames,
  optionalReference,
  optionalText,
  reference,
} from '@ziba/shared/contracts/common';
import { planTexts } from '@ziba/shared/contracts/treatment-plans';
import { z } from 'zod';
import { m } from './messages';
import type { SessionRow } from './session-values';
import { overlapping } from './time-verdict';

/** Refuses the later of two sessions at the same time; the message names the earlier one. */
function refuseOverlaps(rows: SessionRow[], context: z.RefinementCtx) {
  rows.forEach((row, place) => {
    const asked = { date: row.date, hours: row.estimated_duration };
    const other = overlapping(asked, rows.slice(0, place));
    if (!other) return;
    const message = m.time.sameListRefused(other.session_title);
    context.addIssue({ code: 'custom', path: [place, 'date'], message });
  });
}

/** A plan with its sessions. Each session was validated when it was added to the list. */
export const planSchema = z.object({
  title: filled(planTexts.title),
  patient_id: reference(planTexts.unknownPatient),
  appointment_id: optionalReference(planTexts.unknownAppointment),
  doctor_id: optionalReference(),
  sessions: z
    .array(z.unknown().transform((row) => row as SessionRow))
    .min(1, planTexts.sessions)
    .superRefine(refuseOverlaps),
  plan_notes: optionalText(5000),
  attachments: fileNames(),
});

export type PlanValues = z.input<typeof planSchema>;
export type PlanOutput = z.output<typeof planSchema>;
