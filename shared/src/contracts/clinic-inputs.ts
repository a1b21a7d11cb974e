import { z } from 'zod';
import { clinicPreferences } from './clinic-preferences';
import { clinicTexts, subscriptionTypes } from './clinic-texts';
import {
  fileNames,
  filled,
  mobile,
  money,
  nationalCode,
  optionalNumber,
  optionalText,
  reference,
  words,
} from './common';
import { day } from './days';
import { toLatinDigits } from './digits';
import { cleanText, readNumber } from './normalise';
import { readLimit } from './clinic-usage';
import { editOf } from './versions';
import { pictureNames } from './picture-names';

/** The default values of a clinic. */
export const clinicDefaults = {
  storage_limit: '2GB',
  upload_traffic_limit: 'Unlimited',
  sms_limit: '1000',
  subscription_type: subscriptionTypes[0],
  subscription_days: 30,
} as const;

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && cleanText(value) === '');

/** Empty or null means the default. */
const orDefault = <Schema extends z.ZodType, Value>(schema: Schema, value: Value) =>
  z.preprocess((given) => (isBlank(given) ? value : given), schema.optional());

const limitText = z
  .union([z.string(), z.number()], { error: clinicTexts.limit })
  .transform((value) => toLatinDigits(cleanText(String(value))))
  .pipe(z.string().max(60, words.tooLong(60)))
  .refine((value) => readLimit(value) !== undefined, clinicTexts.limit);

const subscriptionNames: Record<string, (typeof subscriptionTypes)[number]> = {
  سالیانه: 'سالیانه',
  سالانه: 'سالیانه',
  زمانی: 'سالیانه',
  time: 'سالیانه',
  yearly: 'سالیانه',
  کاربر: 'کاربر',
  کاربری: 'کاربر',
  user: 'کاربر',
  users: 'کاربر',
};

const subscriptionType = z
  .string({ error: clinicTexts.subscriptionType })
  .transform((value) => subscriptionNames[cleanText(value)] ?? value)
  .pipe(z.enum(subscriptionTypes, { error: clinicTexts.subscriptionType }));

/** At least one day; a form does not take the default for an empty field. */
export const subscriptionDays = z
  .union([z.number(), z.string()], { error: clinicTexts.subscriptionDays })
  .transform(readNumber)
  .pipe(
    z
      .number({ error: clinicTexts.subscriptionDays })
      .int(clinicTexts.subscriptionDays)
      .min(1, clinicTexts.subscriptionDays)
      .max(36_500, clinicTexts.subscriptionDays),
  );

/** Module titles; a list, or the texts' text joined by an Arabic comma. */
const features = z
  .union([z.array(z.string().max(100)).max(50), z.string().max(2000), z.null()])
  .transform((value) => (Array.isArray(value) ? value.join('، ') : (value ?? '')))
  .transform(cleanText)
  .optional();

const yesOrNo = z.preprocess(
  // Not every object can become a text.
  (value) =>
    typeof value === 'object'
      ? value
      : ({ true: true, false: false, 1: true, 0: false }[String(value)] ?? value),
  z.boolean({ error: words.wrongChoice }).nullable().optional(),
);

const amount = () => optionalNumber(money(words.wrongNumber));
/** A landline or a mobile number. */
const anyPhone = () =>
  optionalText(30).transform((value) => (value ? toLatinDigits(value) : value));
const ignored = () => z.unknown().optional();

/** A colour, stored as #rrggbb; also accepted in upper case, without '#' and in the short form. Empty clears it. */
const accentColour = () =>
  optionalText(40)
    .transform((value) => {
      const digits = toLatinDigits(value ?? '')
        .toLowerCase()
        .replace(/^#/, '');
      return value && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
    })
    .pipe(
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/, clinicTexts.accentColour)
        .nullable()
        .optional(),
    );

const general = {
  name: filled(clinicTexts.required, 150),
  name_en: filled(clinicTexts.required, 150),
  city: filled(clinicTexts.required, 100),
  address: filled(clinicTexts.required, 1000),
  clinic_category_id: reference(clinicTexts.required),
  responsible_name: filled(clinicTexts.required, 150),
  responsible_national_id: filled(clinicTexts.required, 40).pipe(
    nationalCode(clinicTexts.nationalId),
  ),
  phone1: filled(clinicTexts.required, 40).pipe(mobile(clinicTexts.phone)),
  phone2: anyPhone(),
  identity_file: fileNames(),
  avatar_image: pictureNames(),
  accent_color: accentColour(),
  notes: optionalText(5000),
  ...clinicPreferences,
};

const rest = {
  /** The display code; the server makes one when it is missing, malformed or taken. */
  clinic_id: z
    .union([z.string().max(100), z.number()])
    .nullable()
    .optional(),
  storage_limit: orDefault(limitText, clinicDefaults.storage_limit),
  upload_traffic_limit: orDefault(limitText, clinicDefaults.upload_traffic_limit),
  sms_limit: orDefault(limitText, clinicDefaults.sms_limit),
  subscription_type: orDefault(subscriptionType, clinicDefaults.subscription_type),
  subscription_days: orDefault(subscriptionDays, clinicDefaults.subscription_days),
  subscription_start_date: z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    day(words.wrongDate).optional(),
  ),
  features: features,
  payment_title: optionalText(200),
  payment_description: optionalText(2000),
  amount_to_pay: amount(),
  paid_amount: amount(),
  invoice_file: fileNames(),
  contract_file: fileNames(),
  is_active: yesOrNo,
  account_status: optionalText(30),
  /** Ignored: a clinic has every area. */
  roles: ignored(),
  permissions: ignored(),
  /** Ignored fields of the answer, so that an edit may send the whole answer back. */
  id: ignored(),
  clinic_category: ignored(),
  remaining_days: ignored(),
  created_at: ignored(),
  updated_at: ignored(),
};

/** A new clinic: the steps of the wizard. A draft needs no documents, an active clinic does. */
export const clinicInput = z.strictObject({ ...general, ...rest });
export type ClinicInput = z.input<typeof clinicInput>;

/** What the price of a clinic depends on: its limits, the kind of its subscription and its modules. */
export const clinicPlan = clinicInput.pick({
  storage_limit: true,
  upload_traffic_limit: true,
  sms_limit: true,
  subscription_type: true,
  features: true,
});
export type ClinicPlan = z.output<typeof clinicPlan>;

/** The operator's edit; fields that are not sent stay. */
export const clinicUpdate = editOf(clinicInput).extend({ suspention_reason: optionalText(1000) });

/**
 * The fields that the clinic's own staff may change, their logo, the colour of their screens and their preferences.
 * Who is responsible for the clinic, and the identity document, are changed by the platform.
 */
export const ownClinicUpdate = editOf(
  z.strictObject({
    name: general.name,
    address: general.address,
    phone1: general.phone1,
    phone2: general.phone2,
    notes: general.notes,
    avatar_image: general.avatar_image,
    accent_color: general.accent_color,
    ...clinicPreferences,
  }),
);
export type OwnClinicUpdate = z.input<typeof ownClinicUpdate>;

/** The form of the clinic's own details. */
export const ownClinicForm = z.strictObject({
  avatar_image: general.avatar_image,
  accent_color: general.accent_color,
  name: general.name,
  address: general.address,
  phone1: general.phone1,
  phone2: general.phone2,
  notes: general.notes,
});
export type OwnClinicForm = z.input<typeof ownClinicForm>;

/** Fields of the texts that only the platform changes; the clinic may send them back as they are. */
export const fieldsOfSupport = ['responsible_name', 'identity_file'] as const;

const reason = filled(clinicTexts.reason, 1000);
/** A suspension needs a reason; the field has the spelling of the texts. */
export const suspendInput = z
  .strictObject({
    reason: z.string({ error: clinicTexts.reason }).max(2000).optional(),
    suspention_reason: z.string({ error: clinicTexts.reason }).max(2000).optional(),
    status: z.literal('suspended', { error: words.wrongChoice }).optional(),
  })
  .transform((body) => ({ reason: body.reason ?? body.suspention_reason ?? '' }))
  .pipe(z.object({ reason }));

/** For how long an operator may look at a clinic, in minutes. */
export const viewMinutes = 30;

/** Why an operator looks at a clinic as its manager would. */
export const viewClinicInput = z.strictObject({ reason: filled(clinicTexts.viewReason, 1000) });

/** Activation and reactivation may have a reason. */
export const standingInput = z
  .strictObject({ reason: optionalText(1000) })
  .nullish()
  .transform((body) => ({ reason: body?.reason ?? null }));
