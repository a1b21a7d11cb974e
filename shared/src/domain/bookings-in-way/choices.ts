import type { BookingChoice, BookingInWay } from '../../contracts/bookings-in-way';
import { z } from 'zod';
import { m } from './messages';

const row = z
  .object({
    action: z.enum(['move', 'cancel', 'keep'], { error: m.choose }),
    /** The default reason when left out. */
    reason: z.string().max(500).optional(),
    /** In the format of `timeOf`. */
    time: z.string().optional(),
  })
  .refine(({ action, time }) => action !== 'move' || time, {
    path: ['time'],
    message: m.timeMissing,
  });

/** The name of a booking's choice in the form. */
export const keyOf = ({ kind, id }: Pick<BookingInWay, 'kind' | 'id'>) => `${kind}-${id}`;

/** The schema of the choices for a list of bookings; choices for other bookings are ignored. */
export const choicesSchema = (bookings: readonly BookingInWay[]) =>
  z.object({
    rows: z.object(Object.fromEntries(bookings.map((booking) => [keyOf(booking), row]))),
  });

export interface RowValues {
  action?: 'move' | 'cancel' | 'keep' | '';
  reason?: string;
  time?: string;
}

/** The values of the form. */
export interface ChoiceValues {
  rows: Record<string, RowValues>;
}

/** A time with a doctor as one value of a radio button. */
export const timeOf = ({ doctor_id, start }: { doctor_id: number; start: string }) =>
  `${doctor_id}@${start}`;

/** The doctor and the start of such a value. */
export function placeOf(time: string): { doctor_id: number; start: string } {
  const at = time.indexOf('@');
  return { doctor_id: Number(time.slice(0, at)), start: time.slice(at + 1) };
}

/** Whether a choice is complete. */
export const isComplete = (values: RowValues | undefined): boolean => row.safeParse(values).success;

/** The choices as the server takes them, each with the version of the booking that was shown. */
export function choicesOf(
  bookings: readonly BookingInWay[],
  { rows }: z.output<ReturnType<typeof choicesSchema>>,
): BookingChoice[] {
  return bookings.flatMap((booking): BookingChoice[] => {
    const { kind, id, version, doctor, off_time } = booking;
    const values = rows[keyOf(booking)];
    if (values?.action === 'cancel') {
      const reason = values.reason?.trim() || m.reasons[off_time.kind];
      return [{ kind, id, version, action: 'cancel', reason }];
    }
    if (values?.action === 'move' && values.time) {
      const { doctor_id, start } = placeOf(values.time);
      const isOther = doctor_id !== doctor?.id;
      return [{ kind, id, version, action: 'move', start, ...(isOther && { doctor_id }) }];
    }
    return values?.action === 'keep' ? [{ kind, id, version, action: 'keep' }] : [];
  });
}
