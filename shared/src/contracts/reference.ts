import { z } from 'zod';

/** Modules that a clinic can have. */
export const clinicFeatures = ['sms', 'report', 'file'] as const;

/** `GET /reference`: the allowed words of fields, by field name; `labels` are their texts on screens. */
export const referenceLists = z.looseObject({
  labels: z.record(z.string(), z.record(z.string(), z.string())),
});
