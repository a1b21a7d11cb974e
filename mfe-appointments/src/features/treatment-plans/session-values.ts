import { optionalReference, reference } from '@ziba/shared/contracts/common';
import { instant } from '@ziba/shared/contracts/days';
import { planSessionInput, sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { todayIso } from '@ziba/shared/format/date';
import { z } from 'zod';

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
  /** The message for a missing day: the texts have two wordings. */
  dateMissing: string;
  /** The stored start, ISO 8601: it may stay although its day has passed. */
  storedStart?: string;
  /** Whether a stored label without a service of the clinic may stay. */
  isLabelEnough?: boolean;
}

/**
 * The schema of a session in the form: the contract, and also a service of the clinic and no past day.
 */
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
  /** Tells new rows apart; never sent to the server. */
  key?: string;
};
