import { z } from 'zod';
import { birthDay, optionalBirthDay } from './birth-day';
import { decidedByServer, wordOr } from './clinical';
import {
  emptyAsNull,
  filled,
  lineOfText,
  mobile,
  nationalCode,
  optionalMobile,
  optionalText,
  words,
} from './common';
import { toLatinDigits } from './digits';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { alertBrief } from './patient-alerts';
import { rowVersion } from './rows';
import { measure } from './units';
import { editOf } from './versions';
import { pictureName } from './picture-names';

export const patientTexts = {
  required: 'لطفا همه فیلدها را کامل کنید.',
  contact: 'شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود',
  companion: 'شماره تماس همراه باید ۱۱ رقم و با ۰۹ شروع شود',
  height: 'قد باید عدد مثبت باشد',
  tooTall: 'قد باید حداکثر ۲۵۰ سانتی‌متر باشد',
  weight: 'وزن باید عدد مثبت باشد',
  tooHeavy: 'وزن باید حداکثر ۴۰۰ کیلوگرم باشد',
  nationalCodeTaken: 'این کد ملی قبلا ثبت شده است',
  foreignId: 'شماره گذرنامه یا اتباع باید ۵ تا ۲۰ حرف لاتین و رقم باشد',
  foreignIdTaken: 'این شماره گذرنامه یا اتباع قبلا ثبت شده است',
  foreignClosed: 'این کلینیک زیباجوی بدون کد ملی ثبت نمی‌کند',
  foreignKept: 'زیباجو بدون کد ملی به شماره گذرنامه یا اتباع نیاز دارد',
  samePerson: 'زیباجویی با همین نام و شماره تماس قبلا ثبت شده است',
  upcoming: 'این زیباجو نوبت، جلسه یا عمل پیش رو دارد؛ ابتدا آن را کنسل کنید',
  archived: 'پرونده این زیباجو بایگانی شده است؛ ابتدا آن را از بایگانی بازگردانید',
} as const;
const { required } = patientTexts;

export const genders = ['آقا', 'خانم'] as const;
export const insuranceTypes = [
  'آزاد',
  'تامین اجتماعی',
  'خدمات درمانی',
  'نیروهای مسلح',
  'سلامت',
  'سایر',
] as const;

const insuranceSynonyms: Record<string, (typeof insuranceTypes)[number]> = {
  'تأمین اجتماعی': 'تامین اجتماعی',
  free: 'آزاد',
  social_security: 'تامین اجتماعی',
  medical_services: 'خدمات درمانی',
  armed_forces: 'نیروهای مسلح',
  health: 'سلامت',
  other: 'سایر',
};

/** The number of a passport or a residence card: Latin letters and digits; spaces and dashes are dropped. */
const foreignId = () =>
  emptyAsNull(
    lineOfText(patientTexts.foreignId, 40)
      .transform((value) => toLatinDigits(value).replace(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{5,20}$/, patientTexts.foreignId)),
  ).optional();

/** The texts: everything is required except notes, picture and the companion's number. */
export const patientInput = z.strictObject({
  full_name: filled(required, 100),
  national_code: filled(required, 40).pipe(nationalCode()),
  /** Instead of the national code of a patient who has none, where the clinic allows it. */
  foreign_id: foreignId(),
  birth_date: birthDay(required),
  father_name: filled(required, 100),
  contact_number: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .pipe(mobile(patientTexts.contact)),
  relative_contact_number: optionalMobile(patientTexts.companion),
  gender: z.enum(genders, { error: required }),
  address: filled(required, 500),
  height: measure(required, patientTexts.height, 250, {
    tooLarge: patientTexts.tooTall,
    tooFine: words.tooFine,
  }),
  weight: measure(required, patientTexts.weight, 400, {
    tooLarge: patientTexts.tooHeavy,
    tooFine: words.tooFine,
  }),
  insurance_type: z
    .string({ error: required })
    .transform(wordOr(insuranceSynonyms))
    .pipe(z.enum(insuranceTypes, { error: required })),
  special_disease: filled(required, 500),
  notes: optionalText(5000),
  avatar_image: pictureName(),
  /** The patient wants no advertising by SMS; service messages are still sent. */
  sms_opt_out: z.boolean().optional(),
  created_at: decidedByServer(),
  wallet_balance: decidedByServer(),
});
export type PatientInput = z.input<typeof patientInput>;

/** What people type as the special disease of somebody who has none. */
export const noDisease = [
  '',
  '-',
  '—',
  'ندارد',
  'خیر',
  'هیچ',
  'بدون بیماری',
  'بدون بیماری خاص',
] as const;

/** The fields that may be filled in after the registration, if the clinic allows it. */
export const laterPatientFields = [
  'national_code',
  'birth_date',
  'father_name',
  'gender',
  'address',
  'height',
  'weight',
  'insurance_type',
  'special_disease',
] as const;
type LaterPatientField = (typeof laterPatientFields)[number];

const laterFields = {
  national_code: emptyAsNull(nationalCode()).optional(),
  birth_date: optionalBirthDay(),
  father_name: optionalText(100),
  gender: emptyAsNull(patientInput.shape.gender).optional(),
  address: optionalText(500),
  height: emptyAsNull(patientInput.shape.height).optional(),
  weight: emptyAsNull(patientInput.shape.weight).optional(),
  insurance_type: emptyAsNull(patientInput.shape.insurance_type).optional(),
  special_disease: optionalText(500),
} satisfies Record<LaterPatientField, z.ZodType>;

/** A new patient of a clinic that allows later fields: only name and phone are required. */
export const firstPatientInput = patientInput.extend(laterFields);
export type FirstPatientInput = z.input<typeof firstPatientInput>;

/** Any of the two: a national code, or the number of a passport or a residence card. */
const identified = {
  path: ['national_code'],
  message: required,
  when: () => true,
};
const hasIdentity = (form: { national_code?: unknown; foreign_id?: unknown } | undefined) =>
  Boolean(form?.national_code || form?.foreign_id);
const eitherCode = patientInput.extend({ national_code: laterFields.national_code });

/** A patient of a clinic that registers foreign patients: complete with either number. */
export const foreignPatientInput = eitherCode.refine(hasIdentity, identified);

/** Whether the patient is registered at the desk, during a booking: the clinic may ask for less there. */
const atDesk = { at_desk: z.boolean({ error: words.wrongChoice }).optional() };
/** What the server takes for a new patient whose other fields follow, and for one that must be complete. */
export const newPatientInput = firstPatientInput.extend(atDesk);
export const completePatientInput = patientInput.extend(atDesk);
export const completeForeignInput = eitherCode.extend(atDesk).refine(hasIdentity, identified);
export type NewPatientInput = z.input<typeof newPatientInput>;

/** An edit: only sent fields are checked and changed. */
export const patientUpdate = editOf(patientInput);

export const patient = z.object({
  id: z.number().int(),
  version: rowVersion,
  full_name: z.string(),
  /** Null until it is filled in, like the other later fields. */
  national_code: z.string().nullable(),
  /** The number of a passport or a residence card. */
  foreign_id: z.string().nullable(),
  /** YYYY-MM-DD. */
  birth_date: z.string().nullable(),
  father_name: z.string().nullable(),
  contact_number: z.string(),
  relative_contact_number: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  address: z.string().nullable(),
  weight: z.number().nullable(),
  height: z.number().nullable(),
  insurance_type: z.enum(insuranceTypes).nullable(),
  special_disease: z.string().nullable(),
  notes: z.string().nullable(),
  avatar_image: z.string().nullable(),
  sms_opt_out: z.boolean().optional(),
  created_at: z.string(),
});
export type Patient = z.output<typeof patient>;

/** A patient in the list, with figures for the front desk. For a doctor, visits are the doctor's own. */
export const patientRow = patient.extend({
  /** The last appointment or plan session that was done; ISO 8601. */
  last_visit: z.string().nullable(),
  /** The next one that is booked; ISO 8601. */
  next_visit: z.string().nullable(),
  /** Appointments to which the patient did not come. */
  no_shows: z.number().int(),
  /** Owed for what was done; whole tomans. */
  debt: z.number(),
  /** What to beware of; the active alerts by kind and strength. */
  alerts: z.array(alertBrief),
});
export type PatientRow = z.output<typeof patientRow>;
export const patientPage = pageOf(patientRow).extend({
  /** What all patients of the list owe together, whole tomans; only of a list that is narrowed or sorted by debt. */
  debt_sum: z.number().optional(),
});
export type PatientPage = z.output<typeof patientPage>;

/** What the front desk looks for in the list of patients. */
export const patientStandings = ['owes', 'alert', 'incomplete', 'no_show'] as const;
export type PatientStanding = (typeof patientStandings)[number];

/** Months since the last visit, as the list of patients can be narrowed by. */
export const notSeenMonths = ['3', '6', '12'] as const;

/** The query of the list of patients; it can be sorted by `debt` too. */
export const patientQuery = pageQuery.extend({
  standing: optionalChoice(patientStandings),
  not_seen: optionalChoice(notSeenMonths),
});
export type PatientQuery = z.output<typeof patientQuery>;

/** The national code of a patient, or the foreign number of one who has none; null while neither is known. */
export const identityOf = (row: Pick<Patient, 'national_code' | 'foreign_id'>): string | null =>
  row.national_code ?? row.foreign_id;

/** Whether a later field is still missing. */
export const isIncomplete = (row: Pick<Patient, LaterPatientField | 'foreign_id'>) =>
  laterPatientFields.some((name) =>
    name === 'national_code' ? identityOf(row) === null : row[name] === null,
  );

/** A patient with the fields of the file. */
export const patientFile = patient.extend({
  /** Tomans: positive when the clinic owes the patient, negative when the patient owes the clinic. */
  wallet_balance: z.number(),
});
export type PatientFile = z.output<typeof patientFile>;

/**
 * The codes of the refusals (409) of a national code, or of a name with its phone number, that another patient has, or of
 * a national code of one in the archive.
 */
export const knownCodes = { taken: 'taken', archived: 'archived' } as const;
/** `details` of these refusals: the patient who is known; left out when the caller may not see them. */
export const knownPatient = z.object({ patient_id: z.number().int(), full_name: z.string() });
export type KnownPatient = z.output<typeof knownPatient>;

/** `{code}` of a path: a national code in any digits. */
export const nationalCodeParam = z.object({ code: nationalCode() });

/** The counts of a patient's file; for a doctor, of the doctor's own work. */
export const patientSummary = z.object({
  patient_id: z.number().int(),
  appointments: z.object({
    total: z.number().int(),
    waiting: z.number().int(),
    visiting: z.number().int(),
    done: z.number().int(),
    canceled: z.number().int(),
    no_show: z.number().int(),
  }),
  treatment_plans: z.number().int(),
  sessions: z.object({ total: z.number().int(), done: z.number().int() }),
  transcriptions: z.number().int(),
  payments: z.object({ total: z.number().int(), amount: z.number() }),
  /** ISO 8601. */
  last_visit: z.string().nullable(),
  next_appointment: z.string().nullable(),
  wallet_balance: z.number(),
  debt: z.number(),
});
export type PatientSummary = z.output<typeof patientSummary>;
