import { z } from 'zod';
import { filled, words } from './common';
import { clinicAudiences, sentKinds, smsBody, smsFilters, smsPhones, smsSendAt } from './sms';
import { smsTexts } from './sms-texts';

/** What every form of a message asks for besides its receivers. */
const message = {
  body: smsBody(),
  kind: z.enum(sentKinds, { error: words.wrongChoice }),
  sendAt: smsSendAt(),
};
const title = filled(smsTexts.titleRequired, 150);

/** What is typed into one field, as phones. */
const typedPhones = z
  .string({ error: smsTexts.phoneRequired })
  .min(1, smsTexts.phoneRequired)
  .transform((typed): string | string[] => typed)
  .pipe(smsPhones);

/** A patient or a member of staff, such as `patient-7`. */
const receiver = z
  .string({ error: smsTexts.receiverRequired })
  .regex(/^(patient|user)-\d{1,10}$/, smsTexts.receiverRequired);

/** A message of a clinic to one person. */
export const smsToPersonForm = z.strictObject({ receiver, ...message });
export type SmsToPerson = z.input<typeof smsToPersonForm>;

/** A message of a clinic to phones. */
export const smsToPhonesForm = z.strictObject({
  phones: typedPhones,
  ...message,
});
export type SmsToPhones = z.input<typeof smsToPhonesForm>;

/** A message of a clinic to its patients, all or some of them, its staff or its doctors. */
export const smsToGroupForm = z.strictObject({
  audience: z.enum(clinicAudiences, { error: smsTexts.audienceRequired }),
  ...smsFilters.shape,
  title,
  ...message,
});
export type SmsToGroup = z.input<typeof smsToGroupForm>;

/** A message of the platform to the managers of all clinics. */
export const smsToManagersForm = z.strictObject({
  title,
  body: message.body,
  sendAt: message.sendAt,
});
export type SmsToManagers = z.input<typeof smsToManagersForm>;

/** A message of the platform to the manager of one clinic; the phone may be another than the stored one. */
export const smsToManagerForm = z.strictObject({
  /** Such as `clinic-7`. */
  receiver: z
    .string({ error: smsTexts.clinicRequired })
    .regex(/^clinic-\d{1,10}$/, smsTexts.clinicRequired),
  phone: typedPhones,
  title,
  body: message.body,
});
export type SmsToManager = z.input<typeof smsToManagerForm>;
