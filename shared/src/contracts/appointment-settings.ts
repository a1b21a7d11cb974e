import { z } from 'zod';
import { filled, quantity } from './common';

export const appointmentSettingsTexts = {
  slotMinutes: 'طول نوبت باید مضربی از ۱۵ دقیقه و حداکثر ۲۴۰ دقیقه باشد',
  notice: 'حداقل فاصله تا نوبت باید بین صفر و ۱۰۰۸۰ دقیقه باشد',
  horizon: 'نوبت‌دهی باید بین ۱ تا ۷۳۰ روز آینده باز باشد',
  buffer: 'فاصلهٔ بین دو نوبت باید مضربی از ۱۵ دقیقه و حداکثر ۱۲۰ دقیقه باشد',
  perDay: 'سقف نوبت روزانه باید بین ۱ و ۲۰۰ باشد',
  percent: 'درصد باید بین صفر و ۱۰۰ باشد',
  receipt: 'متن رسید نمی‌تواند خالی باشد',
  hours: 'ساعت باید بین صفر و ۷۲۰ باشد',
} as const;
const texts = appointmentSettingsTexts;

const whole = (min: number, max: number, message: string) =>
  quantity(message, message).pipe(z.number().int(message).min(min, message).max(max, message));

/** What a clinic settles about its appointments; the defaults are those of text 2 §9. */
export const appointmentSettings = z.object({
  /** Minutes between the starts that are offered. */
  slot_minutes: whole(15, 240, texts.slotMinutes)
    .refine((value) => value % 15 === 0, texts.slotMinutes)
    .default(30),
  /** Minutes that stay free of a doctor's bookings before and after each of them. */
  buffer_minutes: whole(0, 120, texts.buffer)
    .refine((value) => value % 15 === 0, texts.buffer)
    .default(0),
  /** Minutes that must lie between booking and appointment. */
  min_notice_minutes: whole(0, 10_080, texts.notice).default(0),
  /** Days ahead that can be booked. */
  max_days_ahead: whole(1, 730, texts.horizon).default(548),
  /** Appointments of one doctor on one day; null: no limit. */
  max_per_day: whole(1, 200, texts.perDay).nullable().default(null),
  /** Percent of the fee that a late cancellation costs. */
  cancel_percent: whole(0, 100, texts.percent).default(10),
  /** A cancellation is late from so many hours before the appointment on. */
  cancel_hours: whole(0, 720, texts.hours).default(2),
  /** Percent of the fee that staying away costs. */
  no_show_percent: whole(0, 100, texts.percent).default(0),
  /** The first day of the week strip. */
  week_start: z.enum(['sunday', 'saturday']).default('sunday'),
  receipt_text: filled(texts.receipt, 1000).nullable().default(null),
  /** Percent of a fee that an insurance pays, by its name. */
  insurance_shares: z.record(z.string().min(1).max(50), whole(0, 100, texts.percent)).default({}),
});
export type AppointmentSettings = z.output<typeof appointmentSettings>;

const nullable = Object.fromEntries(
  Object.entries(appointmentSettings.shape).map(([name, field]) => [
    name,
    z.union([z.null(), field.unwrap()]).optional(),
  ]),
);

/** A change: what is absent stays, null goes back to the default. */
export const appointmentSettingsUpdate = z.strictObject(nullable);

/** What is answered: the settings as they stand, defaults included. */
export const appointmentSettingsAnswer = z.object({
  slot_minutes: z.number().int(),
  buffer_minutes: z.number().int(),
  min_notice_minutes: z.number().int(),
  max_days_ahead: z.number().int(),
  max_per_day: z.number().int().nullable(),
  cancel_percent: z.number().int(),
  cancel_hours: z.number().int(),
  no_show_percent: z.number().int(),
  week_start: z.enum(['sunday', 'saturday']),
  receipt_text: z.string().nullable(),
  insurance_shares: z.record(z.string(), z.number().int()),
});
