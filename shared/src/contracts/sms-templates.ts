import { z } from 'zod';
import { filled, optionalNumber, words } from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { measure } from './units';
import { longestSms, smsEvents, smsTexts, wrongSmsKey } from './sms-texts';
import { editOf } from './versions';

const body = () => filled(smsTexts.bodyRequired, longestSms);

const templateBody = body().superRefine((text, context) => {
  const key = wrongSmsKey(text);
  if (key !== undefined) context.addIssue({ code: 'custom', message: smsTexts.unknownKey(key) });
});

/** A week at most. */
const longestBefore = 168;
const hoursBefore = optionalNumber(
  measure(words.wrongNumber, words.wrongNumber, longestBefore).pipe(
    z.number().int(words.wrongNumber),
  ),
);

/** `POST /sms/templates`: the text sent at an event. An event has one text, a reminder one per number of hours. */
export const smsTemplateInput = z.strictObject({
  event: z.enum(smsEvents, { error: smsTexts.wrongEvent }),
  body: templateBody.optional(),
  enabled: z.boolean().optional(),
  hours_before: hoursBefore,
});
/** The form of a text: its event is known, and a reminder gets its hours when it is added. */
export const smsTemplateForm = z.strictObject({ body: templateBody, enabled: z.boolean() });
export type SmsTemplateForm = z.input<typeof smsTemplateForm>;
export const smsReminderForm = smsTemplateForm.extend({
  hours_before: measure(smsTexts.hoursRequired, words.wrongNumber, longestBefore).pipe(
    z.number().int(words.wrongNumber),
  ),
});
export type SmsReminderForm = z.input<typeof smsReminderForm>;
export const smsTemplateUpdate = editOf(smsTemplateInput.omit({ event: true }));

export const smsTemplate = z.object({
  /** Null for the text that every clinic starts with; its version is 0. */
  id: z.number().int().nullable(),
  version: rowVersion,
  event: z.enum(smsEvents),
  title: z.string(),
  body: z.string(),
  enabled: z.boolean(),
  /** Hours before the appointment; reminders only. */
  hours_before: z.number().int().nullable(),
  /** How many messages the example needs. */
  parts: z.number().int(),
  preview: z.string(),
});
export type SmsTemplate = z.output<typeof smsTemplate>;
export const smsTemplates = pageOf(smsTemplate);

/** Values for the keys of a template. */
export const smsSample = z.object({
  values: z.record(z.string(), z.string()),
  /** Whether they are those of the clinic's latest appointment; before the first one they are an example. */
  is_real: z.boolean(),
});
export type SmsSample = z.output<typeof smsSample>;

export const smsPreviewInput = z.strictObject({ body: templateBody });
export const smsPreview = z.object({
  preview: z.string(),
  parts: z.number().int(),
  characters: z.number().int(),
});
