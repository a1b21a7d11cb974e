import { z } from 'zod';
import { optionalNumber, optionalReference, readAs, words } from './common';
import type { ReleaseTarget } from './releases';

/** Whom an operator gives a release: the target's kinds that reach somebody. */
export const activationKinds = ['all', 'share', 'ring', 'clinic'] as const;

const texts = {
  percent: 'درصد را بین ۱ تا ۹۹ وارد کنید',
  ring: 'حلقه را انتخاب کنید',
  clinic: 'کلینیک را انتخاب کنید',
} as const;

const missing = { share: 'percent', ring: 'ring_id', clinic: 'clinic_id' } as const;
const wrong = { share: texts.percent, ring: texts.ring, clinic: texts.clinic };

/** An activation as a form asks for it; `targetOf` makes the call's target of it. */
export const activationForm = z
  .strictObject({
    kind: z.enum(activationKinds, { error: words.wrongChoice }),
    percent: optionalNumber(
      readAs(
        texts.percent,
        z.number().int(texts.percent).min(1, texts.percent).max(99, texts.percent),
      ),
    ),
    ring_id: optionalReference(texts.ring),
    clinic_id: optionalReference(texts.clinic),
    reason: z.string().trim().max(500, words.tooLong(500)).default(''),
  })
  .superRefine((values, context) => {
    const { kind } = values;
    if (kind === 'all' || values[missing[kind]]) return;
    context.addIssue({ code: 'custom', path: [missing[kind]], message: wrong[kind] });
  });
export type ActivationValues = z.input<typeof activationForm>;

/** The target that the form names; undefined while it is not complete. */
export function targetOf(values: unknown): ReleaseTarget | undefined {
  const { data } = activationForm.safeParse(values);
  if (!data) return undefined;
  const { kind, percent, ring_id, clinic_id } = data;
  if (kind === 'share' && percent) return { kind, percent };
  if (kind === 'ring' && ring_id) return { kind, ring_id };
  if (kind === 'clinic' && clinic_id) return { kind, clinic_id };
  return { kind: 'all' };
}

/** `POST /registry/remotes/:remote/activation/preview`: the clinics that would get the release now. */
export const activationPreview = z.object({
  clinics: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type ActivationPreview = z.output<typeof activationPreview>;

/** A clinic as the console names it (`GET /registry/clinics`: all that are not archived). */
export const registryClinic = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  city: z.string(),
  is_active: z.boolean(),
});
export type RegistryClinic = z.output<typeof registryClinic>;
