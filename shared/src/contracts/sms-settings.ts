import { z } from 'zod';
import { readAs } from './common';
import { rowVersion } from './rows';
import { smsHours } from './sms-texts';
import { baseVersion } from './versions';

export const smsSettingsTexts = {
  hour: 'ساعت پیامک تبلیغاتی باید میان ۸ و ۲۲ باشد',
  order: 'ساعت پایان باید پس از ساعت آغاز باشد',
} as const;

const hour = readAs(
  smsSettingsTexts.hour,
  z
    .number({ error: smsSettingsTexts.hour })
    .int(smsSettingsTexts.hour)
    .min(smsHours.from, smsSettingsTexts.hour)
    .max(smsHours.until, smsSettingsTexts.hour),
);

const inOrder = ({ advertising_from: from, advertising_until: until }: AdvertisingHours) =>
  from < until;
const wrongOrder = { path: ['advertising_until'], message: smsSettingsTexts.order };

interface AdvertisingHours {
  advertising_from: number;
  advertising_until: number;
}

/** The hours of the day in Tehran between which a clinic sends advertising; never more than the law allows. */
export const smsSettings = z
  .object({
    advertising_from: hour.default(smsHours.from),
    advertising_until: hour.default(smsHours.until),
  })
  .refine(inOrder, wrongOrder);

/** A change: fields that are not sent stay, null restores the default. */
export const smsSettingsUpdate = z.strictObject({
  advertising_from: z.union([z.null(), hour]).optional(),
  advertising_until: z.union([z.null(), hour]).optional(),
  version: baseVersion,
});

/** The form of the hours. */
export const smsHoursForm = z
  .strictObject({ advertising_from: hour, advertising_until: hour })
  .refine(inOrder, wrongOrder);
export type SmsHoursForm = z.input<typeof smsHoursForm>;

export const smsSettingsAnswer = z.object({
  version: rowVersion,
  advertising_from: z.number().int(),
  advertising_until: z.number().int(),
});
export type SmsSettings = z.output<typeof smsSettingsAnswer>;
