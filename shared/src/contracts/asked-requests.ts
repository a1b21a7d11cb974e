import { z } from 'zod';
import { filled } from './common';

/** How far a request of a clinic is that the platform approves or refuses once; until then the clinic may withdraw it. */
export const requestStatuses = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestTexts = {
  decided: 'این درخواست پیش‌تر بررسی شده است',
  reason: 'لطفا دلیل رد درخواست را وارد کنید',
} as const;

/** A refusal with its reason, which the clinic reads. */
export const requestRefusal = z.strictObject({ reason: filled(requestTexts.reason, 1000) });

/** What the answers about all such requests have. */
export const requestFields = {
  id: z.number().int(),
  clinic_id: z.number().int(),
  status: z.enum(requestStatuses),
  note: z.string().nullable(),
  user_id: z.number().int().nullable(),
  user_name: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
};
