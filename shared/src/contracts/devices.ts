import { z } from 'zod';
import { paidBy } from './cash';
import { fileNames, filled, money, optionalText, words } from './common';
import { day, optionalDay } from './days';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { systemCode } from './system-codes';
import { measured, months } from './units';
import { editOf } from './versions';

/** The prefix of a device's system code. */
export const deviceCodePrefix = 'DEV-';

export const deviceTexts = {
  name: 'لطفا نام دستگاه را وارد کنید',
  code: 'شناسه دستگاه باید با DEV- شروع شود',
  servicedOn: 'لطفا تاریخ سرویس را وارد کنید',
  serviceVoided: 'این سرویس پیش‌تر باطل شده است',
  future: 'تاریخ سرویس نمی‌تواند در آینده باشد',
} as const;

const tomans = () => measured(money(words.wrongNumber));

export const deviceInput = z.strictObject({
  device_name: filled(deviceTexts.name, 150),
  system_code: systemCode(deviceCodePrefix, deviceTexts.code),
  purchase_cost: tomans(),
  remaining_cost: tomans(),
  service_cost_per_period: tomans(),
  service_interval_months: measured(months()),
  last_service_on: optionalDay(),
  receipt_attachment: fileNames(),
  description: optionalText(2000),
});
export type DeviceInput = z.input<typeof deviceInput>;
/** The system code cannot be changed later. */
export const deviceUpdate = editOf(deviceInput);

export const device = z.object({
  id: z.number().int(),
  version: rowVersion,
  system_code: z.string(),
  device_name: z.string(),
  /** Whole tomans. */
  purchase_cost: z.number(),
  remaining_cost: z.number(),
  service_cost_per_period: z.number().nullable(),
  service_interval_months: z.number().int().nullable(),
  last_service_on: z.string().nullable(),
  /** The last service (or the day of registration) plus the interval. Null without an interval. */
  next_service_on: z.string().nullable(),
  service_due: z.boolean(),
  receipt_attachment: z.string().nullable(),
  description: z.string().nullable(),
  created_at: z.string(),
});
export type Device = z.output<typeof device>;
export const devicePage = pageOf(device);
export const deviceQuery = pageQuery.extend({ due: z.enum(['true', 'false']).optional() });

/** A service of a device that was done. */
export const deviceServiceInput = z.strictObject({
  serviced_on: day(deviceTexts.servicedOn),
  /** Whole tomans; nothing counts as no cost. */
  cost: tomans(),
  payment_method: paidBy(),
  note: optionalText(2000),
});
export type DeviceServiceInput = z.input<typeof deviceServiceInput>;
