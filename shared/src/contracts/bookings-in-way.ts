import { z } from 'zod';
import { appointmentTexts } from './appointment-texts';
import { filled, optionalReference, reference, words } from './common';
import { instant } from './days';
import { rowVersion } from './rows';
import { offTime } from './off-time';

export const bookingsInWayTexts = {
  found: 'در این زمان زیباجو نوبت دارد؛ برای هر نوبت تصمیم بگیرید. هنوز چیزی ذخیره نشده است',
  changed: 'نوبت‌های این زمان در این فاصله تغییر کرد؛ فهرست جدید را ببینید و دوباره ذخیره کنید',
  refused: (patient: string, message: string) => `تصمیم نوبت ${patient} انجام نشد: ${message}`,
  tooMany: (count: string) =>
    `${count} نوبت در این زمان است؛ این تغییر را در بازه‌های کوتاه‌تر ثبت کنید`,
  ofOthers:
    'در این زمان نوبت‌هایی هست که شما به آن‌ها دسترسی ندارید؛ از مدیر کلینیک بخواهید این تغییر را ثبت کند',
  reasonRequired: 'لطفا دلیل کنسل شدن را وارد کنید',
  isPaid: 'برای این مورد مبلغی پرداخت شده است؛ پیش از کنسل کردن، مبلغ را بازگردانید',
} as const;
const texts = bookingsInWayTexts;

export const bookingKinds = ['appointment', 'session', 'operation'] as const;
export type BookingKind = (typeof bookingKinds)[number];

const booking = {
  kind: z.enum(bookingKinds, { error: words.wrongChoice }),
  id: reference(words.wrongId),
  /** The version of the booking that was shown when the user chose. */
  version: rowVersion,
};

/** What happens to a booking whose doctor becomes unavailable by a change of the calendar. */
export const bookingChoice = z.discriminatedUnion('action', [
  z.strictObject({ ...booking, action: z.literal('keep') }),
  z.strictObject({
    ...booking,
    action: z.literal('cancel'),
    reason: filled(texts.reasonRequired, 500),
  }),
  z.strictObject({
    ...booking,
    action: z.literal('move'),
    start: instant(appointmentTexts.timeRequired).refine(
      (value) => Date.parse(value) % 900_000 === 0,
      appointmentTexts.offGrid,
    ),
    /** Another doctor; the same one when left out. Sessions and operations stay with their doctor. */
    doctor_id: optionalReference(),
  }),
]);
export type BookingChoice = z.output<typeof bookingChoice>;

/** The most bookings that one change may affect. */
export const mostBookings = 500;

/** One choice for each affected booking; left out to find out which bookings are affected. */
export const bookingChoices = z.array(bookingChoice).max(mostBookings).optional();

const offer = z.object({
  start: z.string(),
  end: z.string(),
  doctor_id: z.number().int(),
  doctor_name: z.string(),
});
export type BookingOffer = z.output<typeof offer>;

/** An appointment, a plan session or an operation at a time that becomes unavailable. */
export const bookingInWay = z.object({
  kind: z.enum(bookingKinds),
  id: z.number().int(),
  version: rowVersion,
  patient: z.object({
    id: z.number().int(),
    full_name: z.string(),
    contact_number: z.string(),
  }),
  /** Null for a plan that has no doctor. */
  doctor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** The service; null for a booking without one. */
  service_id: z.number().int().nullable(),
  /** The name of the service, or the title of the session. */
  title: z.string(),
  start: z.string(),
  end: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  /** False for a session or an operation with a day but no time. */
  has_time: z.boolean(),
  /** False for a session or an operation with payments, which cannot be cancelled. */
  may_cancel: z.boolean(),
  off_time: offTime,
  /** Free times near it; each time is suggested first for one booking only. */
  offers: z.array(offer),
});
export type BookingInWay = z.output<typeof bookingInWay>;

/** Codes of the refusals (409) that carry `bookingsInWayDetails`. */
export const bookingsInWayCodes = ['has_bookings', 'bookings_changed', 'choice_refused'] as const;

export const bookingsInWayDetails = z.object({
  bookings: z.array(bookingInWay),
  /** The booking whose choice could not be carried out, and why. */
  refused: z
    .object({ kind: z.enum(bookingKinds), id: z.number().int(), message: z.string() })
    .optional(),
});
export type BookingsInWayDetails = z.output<typeof bookingsInWayDetails>;
