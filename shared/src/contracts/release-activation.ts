import { z } from 'zod';
import { emptyAsNull, readAs, words } from './common';
import { largestId } from './id-of';
import type { ReleaseTarget } from './releases';

/** The kinds of targets that an operator can choose for a release. */
export const activationKinds = ['all', 'share', 'ring', 'clinic'] as const;

const texts = {
  percent: 'درصد را بین ۱ تا ۹۹ وارد کنید',
  ring: 'حلقه را انتخاب کنید',
  clinic: 'کلینیک را انتخاب کنید',
} as const;

const needed = {
  share: { name: 'percent', message: texts.percent, most: 99 },
  ring: { name: 'ring_id', message: texts.ring, most: largestId },
  clinic: { name: 'clinic_id', message: texts.clinic, most: largestId },
} as const;

/** A number that is checked for one kind of target only. */
const part = (message: string) => emptyAsNull(readAs(message, z.number({ error: message })));

/** The form of an activation; `targetOf` turns it into the target of the call. */
export const activationForm = z
  .strictObject({
    kind: z.enum(activationKinds, { error: words.wrongChoice }),
    percent: part(texts.percent),
    ring_id: part(texts.ring),
    clinic_id: part(texts.clinic),
    reason: z.string().trim().max(500, words.tooLong(500)).default(''),
  })
  .superRefine((values, context) => {
    if (values.kind === 'all') return;
    const { name, message, most } = needed[values.kind];
    const value = values[name] ?? 0;
    if (Number.isInteger(value) && value >= 1 && value <= most) return;
    context.addIssue({ code: 'custom', path: [name], message });
  });
export type ActivationValues = z.input<typeof activationForm>;

/** The target that the form describes; undefined while it is incomplete. */
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

/** A clinic in the console (`GET /registry/clinics` answers all that are not archived). */
export const registryClinic = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  city: z.string(),
  is_active: z.boolean(),
});
export type RegistryClinic = z.output<typeof registryClinic>;
