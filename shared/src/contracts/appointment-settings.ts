import { z } from 'zod';
import { emptyAsNull, filled, quantity, words } from './common';
import { rowVersion } from './rows';
import { baseVersion } from './versions';

export const appointmentSettingsTexts = {
  slotMinutes: 'طول نوبت باید مضربی از ۱۵ دقیقه و حداکثر ۲۴۰ دقیقه باشد',
  notice: 'حداقل فاصله تا نوبت باید بین صفر و ۱۰۰۸۰ دقیقه باشد',
  horizon: 'نوبت‌دهی باید بین ۱ تا ۷۳۰ روز آینده باز باشد',
  buffer: 'فاصله بین دو نوبت باید مضربی از ۱۵ دقیقه و حداکثر ۱۲۰ دقیقه باشد',
  perDay: 'سقف نوبت روزانه باید بین ۱ و ۲۰۰ باشد',
  percent: 'درصد باید بین صفر و ۱۰۰ باشد',
  receipt: 'متن رسید نمی‌تواند خالی باشد',
  hours: 'ساعت باید بین صفر و ۷۲۰ باشد',
} as const;
const texts = appointmentSettingsTexts;

const whole = (min: number, max: number, message: string) =>
  quantity(message, message, message).pipe(
    z.number().int(message).min(min, message).max(max, message),
  );

const quarters = (most: number, message: string, min = 15) =>
  whole(min, most, message).refine((value) => value % 15 === 0, message);

const weekStarts = ['today', 'sunday', 'saturday'] as const;

const fields = {
  /** Minutes between offered starts. */
  slot_minutes: quarters(240, texts.slotMinutes),
  /** Minutes that stay free of a doctor's bookings before and after each of them. */
  buffer_minutes: quarters(120, texts.buffer, 0),
  /** Minutes that must lie between booking and appointment. */
  min_notice_minutes: whole(0, 10_080, texts.notice),
  /** Days ahead that can be booked. */
  max_days_ahead: whole(1, 730, texts.horizon),
  /** Appointments of one doctor on one day; null: no limit. */
  max_per_day: whole(1, 200, texts.perDay),
  /** Percent of the fee that a late cancellation costs. */
  cancel_percent: whole(0, 100, texts.percent),
  /** A cancellation counts as late from this many hours before the appointment. */
  cancel_hours: whole(0, 720, texts.hours),
  /** Percent of the fee that a patient pays who does not come. */
  no_show_percent: whole(0, 100, texts.percent),
  /** The first of the seven days on show where a time is chosen. */
  week_start: z.enum(weekStarts),
  receipt_text: filled(texts.receipt, 1000),
  /** Percent of a fee that an insurance pays, by its name. */
  insurance_shares: z.record(z.string().min(1).max(50), whole(0, 100, texts.percent)),
  /** At the desk, during a booking, a name and a phone number are enough for a new patient. */
  short_registration: z.boolean({ error: words.wrongChoice }),
  /** The same in the form of a new patient; otherwise all fields are required there. */
  patient_details_later: z.boolean({ error: words.wrongChoice }),
};

/** The settings of a clinic about appointments; the defaults are those of the texts. */
export const appointmentSettings = z.object({
  slot_minutes: fields.slot_minutes.default(30),
  buffer_minutes: fields.buffer_minutes.default(0),
  min_notice_minutes: fields.min_notice_minutes.default(0),
  max_days_ahead: fields.max_days_ahead.default(548),
  max_per_day: fields.max_per_day.nullable().default(null),
  cancel_percent: fields.cancel_percent.default(10),
  cancel_hours: fields.cancel_hours.default(2),
  no_show_percent: fields.no_show_percent.default(0),
  week_start: fields.week_start.default('today'),
  receipt_text: fields.receipt_text.nullable().default(null),
  insurance_shares: fields.insurance_shares.default({}),
  short_registration: fields.short_registration.default(true),
  patient_details_later: fields.patient_details_later.default(false),
});
export type AppointmentSettings = z.output<typeof appointmentSettings>;

const nullable = Object.fromEntries(
  Object.entries(appointmentSettings.shape).map(([name, field]) => [
    name,
    z.union([z.null(), field.unwrap()]).optional(),
  ]),
);

/** A change: fields that are not sent stay, null restores the default. */
export const appointmentSettingsUpdate = z.strictObject({ ...nullable, version: baseVersion });

/** The fields of the form about booking rules. */
export const bookingRules = z.object({
  slot_minutes: fields.slot_minutes,
  buffer_minutes: fields.buffer_minutes,
  min_notice_minutes: fields.min_notice_minutes,
  max_days_ahead: fields.max_days_ahead,
  max_per_day: emptyAsNull(fields.max_per_day).optional(),
  week_start: fields.week_start,
});

/** The fields of the form about the costs of no-shows and late cancellations. */
export const cancellationPolicy = z.object({
  cancel_percent: fields.cancel_percent,
  cancel_hours: fields.cancel_hours,
  no_show_percent: fields.no_show_percent,
});

/** The settings about money; only users with the section `settings` may change them. */
export const moneySettings = [
  ...Object.keys(cancellationPolicy.shape),
  'insurance_shares',
] as readonly (keyof AppointmentSettings)[];

/** The field of the form about the footer of the receipt. */
export const receiptWords = z.object({ receipt_text: emptyAsNull(fields.receipt_text).optional() });

/** The fields of the form about the registration of patients. */
export const registrationRules = z.object({
  short_registration: fields.short_registration,
  patient_details_later: fields.patient_details_later,
});

/** The fields of the form about insurance shares; an empty share is zero. */
export const insuranceShares = z.object({
  insurance_shares: z
    .record(z.string(), emptyAsNull(whole(0, 100, texts.percent)).optional())
    .transform((shares) =>
      Object.fromEntries(
        Object.entries(shares).flatMap(([name, share]) => (share ? [[name, share] as const] : [])),
      ),
    ),
});

/** The answer: the current settings, with defaults, and their version. */
export const appointmentSettingsAnswer = z.object({
  version: rowVersion,
  slot_minutes: z.number().int(),
  buffer_minutes: z.number().int(),
  min_notice_minutes: z.number().int(),
  max_days_ahead: z.number().int(),
  max_per_day: z.number().int().nullable(),
  cancel_percent: z.number().int(),
  cancel_hours: z.number().int(),
  no_show_percent: z.number().int(),
  week_start: z.enum(weekStarts),
  receipt_text: z.string().nullable(),
  insurance_shares: z.record(z.string(), z.number().int()),
  short_registration: z.boolean(),
  patient_details_later: z.boolean(),
});
export type StoredAppointmentSettings = z.output<typeof appointmentSettingsAnswer>;
