import { z } from 'zod';
import { words } from './common';
import { largestId } from './id-of';
import { cleanText } from './normalise';
import { smsAudiences } from './sms';

/** Whom one message can be sent to by name: a clinic writes to patients and staff, the platform to clinics. */
export const smsReceiverKinds = ['patient', 'user', 'clinic'] as const;

export const smsReceiver = z.object({
  kind: z.enum(smsReceiverKinds),
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  /** No advertising may be sent to this phone. */
  opted_out: z.boolean(),
});
export type SmsReceiver = z.output<typeof smsReceiver>;
export const smsReceivers = z.object({ data: z.array(smsReceiver) });

/** Words of a search, or the kind and id of one receiver. */
export const smsReceiverQuery = z.strictObject({
  search: z.string().max(200).transform(cleanText).optional(),
  kind: z.enum(smsReceiverKinds, { error: words.wrongChoice }).optional(),
  id: z.coerce.number({ error: words.wrongId }).int().min(1).max(largestId).optional(),
});

/** How many phones a message to a group reaches now, and how many of them an advertising one. */
export const smsAudience = z.object({
  audience: z.enum(smsAudiences),
  recipients: z.number().int(),
  advertising: z.number().int(),
});
export type SmsAudienceCount = z.output<typeof smsAudience>;
/** The groups that the caller may write to. */
export const smsAudienceCounts = z.object({ data: z.array(smsAudience) });
