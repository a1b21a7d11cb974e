import { z } from 'zod';
import { filled, mobile, optionalReference, optionalText, words, wordsOfLast } from './common';
import { largestId } from './id-of';
import { endInstant, instant } from './days';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { genders, insuranceTypes, notSeenMonths } from './patients';
import { toLatinDigits } from './digits';
import { longestSms, smsEvents, smsKinds, smsStatuses, smsTexts, wrongSmsKey } from './sms-texts';

const phone = mobile(smsTexts.phoneWrong);
/** The kinds of messages that people send; codes are sent by the product alone. */
export const sentKinds = ['service', 'advertising'] as const;

/** A text without keys: only the texts of events are filled. */
export const smsBody = () =>
  filled(smsTexts.bodyRequired, longestSms).superRefine((text, context) => {
    const key = wrongSmsKey(text, false);
    if (key !== undefined) {
      context.addIssue({ code: 'custom', message: smsTexts.keyInPlainText(key) });
    }
  });

const mostPhones = 500;

/**
 * Reads phones, or a text with commas, tabs or line breaks between them, such as a column of a table: each phone once
 * in its stored form, how many were repeated, and what is no mobile number.
 */
export function readPhones(typed: string | readonly string[]) {
  const list = typeof typed === 'string' ? typed.split(/[\n\t,،;؛]+/) : typed;
  const items = list.map((item) => item.trim()).filter(Boolean);
  const read = items.map((item) => ({ item, ...phone.safeParse(item) }));
  const right = read.flatMap(({ data }) => data ?? []);
  const phones = [...new Set(right)];
  return {
    phones,
    repeated: right.length - phones.length,
    wrong: read.filter(({ success }) => !success).map(({ item }) => item),
    count: items.length,
  };
}

/** One phone, a list, or a text with commas, tabs or line breaks between; duplicates count once. */
export const smsPhones = z
  .union(
    [z.array(z.string().max(40)).max(mostPhones, smsTexts.tooManyPhones), z.string().max(10_000)],
    {
      error: smsTexts.phoneRequired,
    },
  )
  .transform((value, context) => {
    const { phones, wrong, count } = readPhones(value);
    if (count > mostPhones) {
      context.addIssue({ code: 'custom', message: smsTexts.tooManyPhones });
    }
    if (wrong.length > 0) {
      const message = count === 1 ? smsTexts.phoneWrong : smsTexts.phonesWrong(wrong);
      context.addIssue({ code: 'custom', message });
    }
    return phones;
  });

export const smsSendAt = () =>
  z
    .union(
      [z.literal('').transform(() => undefined), z.null().transform(() => undefined), instant()],
      { error: wordsOfLast },
    )
    .optional();

const messageFields = {
  to: smsPhones.optional(),
  phone: smsPhones.optional(),
  phones: smsPhones.optional(),
  body: smsBody().optional(),
  text: smsBody().optional(),
  title: optionalText(150),
  kind: z.enum(sentKinds, { error: words.wrongChoice }).default('service'),
  patient_id: optionalReference(),
  patientId: optionalReference(),
  user_id: optionalReference(),
  userId: optionalReference(),
  /** For the platform's account: the clinic whose manager gets the message. */
  clinicId: optionalReference(),
  clinic_id: optionalReference(),
  sendAt: smsSendAt(),
  send_at: smsSendAt(),
};

/** `POST /sms/messages`: one text to phones, to one زیباجو, or (the platform) to a clinic's manager. */
export const smsInput = z
  .strictObject(messageFields)
  .transform((input) => ({
    phones: [...new Set([...(input.to ?? []), ...(input.phone ?? []), ...(input.phones ?? [])])],
    body: input.body ?? input.text ?? '',
    kind: input.kind,
    patientId: input.patientId ?? input.patient_id ?? undefined,
    userId: input.userId ?? input.user_id ?? undefined,
    clinicId: input.clinicId ?? input.clinic_id ?? undefined,
    sendAt: input.sendAt ?? input.send_at,
  }))
  .superRefine((input, context) => {
    const target = input.phones.length > 0 || input.patientId || input.userId || input.clinicId;
    if (!target) {
      context.addIssue({ code: 'custom', path: ['to'], message: smsTexts.phoneRequired });
    }
    if (!input.body) {
      context.addIssue({ code: 'custom', path: ['body'], message: smsTexts.bodyRequired });
    }
  });

export const clinicAudiences = ['patients', 'staff', 'doctors'] as const;
export const smsAudiences = [...clinicAudiences, 'clinics'] as const;
export type SmsAudience = (typeof smsAudiences)[number];

/** Which patients a text is for: those for whom all of these are true; `not_seen` in months, as in their list. */
export const smsFilters = z.strictObject({
  gender: optionalChoice(genders),
  insurance_type: optionalChoice(insuranceTypes),
  not_seen: optionalChoice(notSeenMonths),
});
export type SmsFilters = z.output<typeof smsFilters>;

/** `POST /sms/broadcasts`: one text to many. */
export const broadcastInput = z
  .strictObject({
    /** `all`: the patients of a clinic, or all clinics of the platform. */
    audience: z.enum([...smsAudiences, 'all'], { error: smsTexts.audienceRequired }),
    /** Only for patients. */
    filters: smsFilters.optional(),
    title: optionalText(150),
    body: smsBody().optional(),
    text: smsBody().optional(),
    /** A message to patients is advertising by default. */
    kind: z.enum(sentKinds, { error: words.wrongChoice }).optional(),
    sendAt: smsSendAt(),
    send_at: smsSendAt(),
  })
  .transform(({ text, send_at, ...input }) => ({
    ...input,
    body: input.body ?? text ?? '',
    sendAt: input.sendAt ?? send_at,
  }))
  .superRefine((input, context) => {
    if (!input.body) {
      context.addIssue({ code: 'custom', path: ['body'], message: smsTexts.bodyRequired });
    }
  });

export const smsMessage = z.object({
  id: z.number().int(),
  to: z.string(),
  /** Null for codes and other secrets, which are never shown, and for texts that the clinic no longer keeps. */
  body: z.string().nullable(),
  parts: z.number().int(),
  kind: z.enum(smsKinds),
  event: z.string().nullable(),
  status: z.enum(smsStatuses),
  /** The SMS operator's reason why the message was not sent. */
  error: z.string().nullable(),
  attempts: z.number().int(),
  broadcast_id: z.number().int().nullable(),
  patient_id: z.number().int().nullable(),
  send_at: z.string(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
});
export type SmsMessage = z.output<typeof smsMessage>;
export const smsPage = pageOf(smsMessage);

/** The answer of `POST /sms/messages`: the first message, and all of them. */
export const smsSent = smsMessage.extend({ messages: z.array(smsMessage) });

/** Whose messages a list contains. The caller's account decides it; naming the other one gets 404. */
export const smsScopes = ['platform', 'clinic'] as const;

export const smsQuery = pageQuery.extend({
  scope: z.enum(smsScopes, { error: words.wrongChoice }).optional(),
  status: z.enum(smsStatuses, { error: words.wrongChoice }).optional(),
  event: z.enum(smsEvents, { error: words.wrongChoice }).optional(),
  kind: z.enum(smsKinds, { error: words.wrongChoice }).optional(),
  to: z.string().max(40).transform(toLatinDigits).optional(),
  from: instant().optional(),
  until: endInstant().optional(),
  broadcast_id: z.coerce.number().int().min(1).optional(),
  patient_id: z.coerce.number().int().min(1).max(largestId).optional(),
});

export const broadcast = z.object({
  id: z.number().int(),
  audience: z.enum(smsAudiences),
  title: z.string().nullable(),
  body: z.string(),
  parts: z.number().int(),
  recipients: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  send_at: z.string(),
  created_at: z.string(),
});
export type Broadcast = z.output<typeof broadcast>;
export const broadcastPage = pageOf(broadcast);

export const smsProviders = ['kavenegar', 'outbox', 'none'] as const;

/** Of the running Jalali month. `limit` and `credit` are null without a limit. */
export const smsSummary = z.object({
  sent: z.number().int(),
  failed: z.number().int(),
  queued: z.number().int(),
  limit: z.number().int().nullable(),
  credit: z.number().int().nullable(),
  since: z.string(),
  /** Who sends: an operator; `outbox` only keeps messages, and `none` lets them fail. */
  provider: z.enum(smsProviders),
  /** What the operator charges for one part, in tomans; null if the platform has not set it. */
  part_price: z.number().int().nullable(),
  /** Hours of the day in Tehran in which the sender's advertising is sent. */
  advertising_hours: z.object({ from: z.number().int(), until: z.number().int() }),
});
export type SmsSummary = z.output<typeof smsSummary>;
