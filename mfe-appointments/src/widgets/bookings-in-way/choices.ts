import type { BookingChoice, BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import { z } from 'zod';
import { m } from './messages';

const row = z
  .object({
    action: z.enum(['move', 'cancel', 'keep'], { error: m.choose }),
    /** The usual one when left out. */
    reason: z.string().max(500).optional(),
    /** As `timeOf` writes it. */
    time: z.string().optional(),
  })
  .refine(({ action, time }) => action !== 'move' || time, {
    path: ['time'],
    message: m.timeMissing,
  });

/** Under which name a form keeps the choice for a booking. */
export const keyOf = ({ kind, id }: Pick<BookingInWay, 'kind' | 'id'>) => `${kind}-${id}`;

/** The choices for a list of bookings; those for others are left aside. */
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

/** Whether nothing is missing from a choice. */
export const isMade = (values: RowValues | undefined): boolean => row.safeParse(values).success;

/** What is sent: for each booking its choice, with the version that was shown. */
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
