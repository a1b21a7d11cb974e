import {
  filled,
  fileNames,
  optionalReference,
  optionalText,
  reference,
} from '@ziba/shared/contracts/common';
import { instant } from '@ziba/shared/contracts/days';
import { planTexts } from '@ziba/shared/contracts/treatment-plans';
import { planSessionInput, sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { todayIso } from '@ziba/shared/format/date';
import { z } from 'zod';
import { m } from './messages';
import { overlapping } from './time-verdict';

const {
  session_title,
  service_type,
  service_location,
  estimated_duration,
  service_cost,
  session_description,
  required_items,
} = planSessionInput.shape;

interface Options {
  /** Said where the day is missing: the texts word it twice (X9). */
  dateMissing: string;
  /** When the session was to be before: a day that has passed since may stay. ISO 8601. */
  storedStart?: string;
  /** A label without a service of the clinic's may stay too. */
  isLabelEnough?: boolean;
}

/** One session as it is entered: the contract, with a service of the clinic's and no past day (text 2 §5). */
export function sessionSchema({ dateMissing, storedStart, isLabelEnough = false }: Options) {
  const today = todayIso();
  const isAhead = (start: string) => start === storedStart || todayIso(new Date(start)) >= today;
  return z.object({
    id: optionalReference(),
    session_title,
    date: z
      .string({ error: dateMissing })
      .refine((value) => value.trim() !== '', dateMissing)
      .pipe(instant(dateMissing))
      .refine(isAhead, sessionTexts.pastDay),
    service_id: isLabelEnough ? optionalReference() : reference(sessionTexts.service),
    service_type,
    estimated_duration,
    service_cost,
    service_location,
    session_description,
    required_items,
  });
}

export type SessionEntry = z.input<ReturnType<typeof sessionSchema>>;
/** A session of the list in the form; with an id it is stored already. */
export type SessionRow = z.output<ReturnType<typeof sessionSchema>> & {
  /** Tells rows apart that are not stored yet; never sent. */
  key?: string;
};

/** The later one of two sessions at the same time is refused, and names the other. */
function refuseOverlaps(rows: SessionRow[], context: z.RefinementCtx) {
  rows.forEach((row, place) => {
    const asked = { date: row.date, hours: row.estimated_duration };
    const other = overlapping(asked, rows.slice(0, place));
    if (!other) return;
    const message = m.time.sameListRefused(other.session_title);
    context.addIssue({ code: 'custom', path: [place, 'date'], message });
  });
}

/** A plan with its sessions, which were judged when they were put into the list (text 2 §5). */
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
