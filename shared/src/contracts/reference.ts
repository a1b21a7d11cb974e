import { z } from 'zod';

/** Modules that a clinic can have (text 1 §3). */
export const clinicFeatures = ['sms', 'report', 'file'] as const;

/** `GET /reference`: the words that fields take, by the field's name; `labels`: how screens call them. */
export const referenceLists = z.looseObject({
  labels: z.record(z.string(), z.record(z.string(), z.string())),
});
