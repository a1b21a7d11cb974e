import { z } from 'zod';
import { filled, optionalReference, optionalText, reference, words } from './common';
import { pageOf, pageQuery } from './lists';
import type { SectionKey } from './permissions';
import { rowVersion } from './rows';
import { baseVersion } from './versions';

/** The sections whose users see signed consents; with `appointments` alone nobody does. */
export const consentReaders = ['patients', 'prescriptions'] as const satisfies SectionKey[];
/** The sections whose users write the templates. */
export const consentWriters = ['services', 'prescriptions'] as const satisfies SectionKey[];
/** The sections whose users have consents signed. */
export const consentTakers = [
  'patients',
  'prescriptions',
  'appointments',
] as const satisfies SectionKey[];

export const consentSigners = ['self', 'guardian'] as const;
export type ConsentSigner = (typeof consentSigners)[number];
export const signatureKinds = ['drawn', 'typed'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** The width and height of the field that a signature is drawn in; points are whole numbers in it. */
export const signatureField = { width: 1200, height: 400 } as const;
/** The most points of one signature. */
const mostPoints = 6000;

export const consentTexts = {
  title: 'عنوان رضایت‌نامه الزامی است',
  body: 'متن رضایت‌نامه الزامی است',
  unknownService: 'خدمت انتخاب شده معتبر نیست',
  template: 'رضایت‌نامه را انتخاب کنید',
  templateNotFound: 'قالب رضایت‌نامه یافت نشد',
  notActive: 'این رضایت‌نامه غیرفعال است و نمی‌توان آن را امضا کرد',
  newerVersion: 'متن این رضایت‌نامه تغییر کرده است؛ متن جدید را بخوانید و دوباره امضا کنید',
  notFound: 'رضایت‌نامه یافت نشد',
  signerName: 'نام امضاکننده الزامی است',
  relation: 'نسبت امضاکننده با زیباجو الزامی است',
  signature: 'رضایت‌نامه را امضا کنید',
  agreed: 'برای امضا با نام، موافقت خود را علامت بزنید',
  unknownVisit: 'این مراجعه در پرونده زیباجو یافت نشد',
  revokeReason: 'لطفا دلیل ابطال را وارد کنید',
  revoked: 'این رضایت‌نامه پیش از این باطل شده است',
  required: 'پیش از ثبت گزارش، رضایت‌نامه این خدمت باید امضا شود',
} as const;

/** What stands on the PDF of a signed consent. */
export const consentWords = {
  patient: 'نام زیباجو',
  nationalCode: 'کد ملی',
  file: 'شناسه زیباجو',
  service: 'خدمت',
  number: 'نسخه متن',
  signer: 'امضاکننده',
  signedAt: 'تاریخ امضا',
  at: (day: string, time: string) => `${day}، ساعت ${time}`,
  taker: 'دریافت‌کننده',
  signature: 'امضا',
  drawn: 'با قلم',
  typed: (name: string) => `${name}؛ با نوشتن نام خود و تأیید موافقت امضا کرد`,
} as const;

const templateFields = z.strictObject({
  title: filled(consentTexts.title),
  /** Plain text; an empty line separates paragraphs. */
  body: filled(consentTexts.body, 10_000),
  /** The services that the consent is for. */
  service_ids: z
    .array(reference(consentTexts.unknownService), { error: consentTexts.unknownService })
    .max(200, consentTexts.unknownService)
    .transform((ids) => [...new Set(ids)]),
  is_active: z.boolean({ error: words.wrongChoice }),
});

export const consentTemplateInput = templateFields.extend({
  is_active: templateFields.shape.is_active.default(true),
});
export type ConsentTemplateInput = z.input<typeof consentTemplateInput>;
/** A changed title or text makes a new version of the text. */
export const consentTemplateUpdate = templateFields.partial().extend({ version: baseVersion });

const serviceBrief = z.object({ id: z.number().int(), title: z.string() });

export const consentTemplate = z.object({
  id: z.number().int(),
  version: rowVersion,
  title: z.string(),
  body: z.string(),
  /** The id of the present text, which a signature names. */
  text_id: z.number().int(),
  /** Which text of the template it is, from 1. */
  number: z.number().int(),
  is_active: z.boolean(),
  services: z.array(serviceBrief),
  updated_at: z.string(),
});
export type ConsentTemplate = z.output<typeof consentTemplate>;
export const consentTemplatePage = pageOf(consentTemplate);
/** `active` leaves out the templates that may not be signed any more. */
export const consentTemplateQuery = pageQuery.extend({ active: z.literal('true').optional() });

const axis = (most: number) => z.number().int().min(0).max(most);
const stroke = z
  .array(z.strictObject({ x: axis(signatureField.width), y: axis(signatureField.height) }))
  .min(1, consentTexts.signature);
export type SignatureStroke = z.output<typeof stroke>;

const strokes = z
  .array(stroke, { error: consentTexts.signature })
  .min(1, consentTexts.signature)
  .max(200, consentTexts.signature)
  .refine((all) => all.flat().length <= mostPoints, consentTexts.signature);

/** A signature that was drawn, or a name that was typed and explicitly agreed to. */
const signature = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('drawn'), strokes }),
    z.strictObject({
      kind: z.literal('typed'),
      agreed: z.literal(true, { error: consentTexts.agreed }),
    }),
  ],
  { error: consentTexts.signature },
);

/** What a patient or a guardian signs. */
export const consentInput = z
  .strictObject({
    template_id: reference(consentTexts.template),
    /** The text that was read; refused when the template has another one now. */
    text_id: reference(consentTexts.template),
    service_id: optionalReference(),
    treatment_session_id: optionalReference(),
    appointment_id: optionalReference(),
    signer: z.enum(consentSigners, { error: words.wrongChoice }),
    signer_name: filled(consentTexts.signerName),
    relation: optionalText(100),
    signature,
  })
  .refine(({ signer, relation }) => signer === 'self' || Boolean(relation), {
    path: ['relation'],
    message: consentTexts.relation,
  });
export type ConsentInput = z.input<typeof consentInput>;

export const consentRevocation = z.strictObject({
  reason: filled(consentTexts.revokeReason, 500),
  version: baseVersion,
});

export const patientConsent = z.object({
  id: z.number().int(),
  version: rowVersion,
  patient_id: z.number().int(),
  template_id: z.number().int(),
  title: z.string(),
  /** Which text of the template was signed. */
  number: z.number().int(),
  service: serviceBrief.nullable(),
  treatment_session_id: z.number().int().nullable(),
  appointment_id: z.number().int().nullable(),
  /** ISO 8601. */
  signed_at: z.string(),
  signer: z.enum(consentSigners),
  signer_name: z.string(),
  relation: z.string().nullable(),
  signature_kind: z.enum(signatureKinds),
  taken_by: z.string(),
  /** The stored name of the PDF. */
  file: z.string(),
  revoked_at: z.string().nullable(),
  revoked_by: z.string().nullable(),
  revoked_reason: z.string().nullable(),
});
export type PatientConsent = z.output<typeof patientConsent>;
export const patientConsentPage = pageOf(patientConsent);

/** The code of the refusal, with 409, of a report before the consents of its service are signed. */
export const consentRequiredCode = 'consent_required';
const missingConsent = z.object({ template_id: z.number().int(), title: z.string() });
export type MissingConsent = z.output<typeof missingConsent>;
/** The `details` of that refusal. */
export const missingConsents = z.object({
  patient_id: z.number().int(),
  service_id: z.number().int(),
  consents: z.array(missingConsent),
});
export type MissingConsents = z.output<typeof missingConsents>;
