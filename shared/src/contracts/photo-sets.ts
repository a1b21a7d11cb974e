import { z } from 'zod';
import { optionalReference, optionalText, words } from './common';
import { day } from './days';
import { pageOf, pageQuery } from './lists';
import type { SectionKey } from './permissions';
import { rowVersion } from './rows';
import { baseVersion, editOf } from './versions';

/** The sections whose users see the pictures of patients; with `appointments` alone nobody does. */
export const photoReaders = ['patients', 'prescriptions'] as const satisfies SectionKey[];

/** When the pictures of a set were taken, seen from the treatment. */
export const photoKinds = ['before', 'during', 'after'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** The side from which a picture shows the patient. */
export const photoAngles = [
  'front',
  'left',
  'right',
  'oblique_left',
  'oblique_right',
  'other',
] as const;
export type PhotoAngle = (typeof photoAngles)[number];

/** Degrees clockwise. */
export const photoRotations = [0, 90, 180, 270] as const;
export type PhotoRotation = (typeof photoRotations)[number];

export const consentStates = ['granted', 'revoked'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The most pictures of one set. */
export const mostPhotos = 20;

export const photoTexts = {
  setNotFound: 'مجموعه تصاویر یافت نشد',
  photoNotFound: 'تصویر یافت نشد',
  takenOn: 'تاریخ عکس‌برداری الزامی است',
  takenLater: 'تاریخ عکس‌برداری نمی‌تواند پس از امروز باشد',
  kind: 'نوع تصاویر را انتخاب کنید',
  angle: 'زاویه تصویر را انتخاب کنید',
  photos: 'دست‌کم یک تصویر اضافه کنید',
  tooMany: 'هر مجموعه حداکثر ۲۰ تصویر دارد',
  unknownFile: 'این تصویر در فایل‌های کلینیک نیست؛ آن را دوباره بارگذاری کنید',
  unknownVisit: 'این مراجعه در پرونده زیباجو یافت نشد',
  oneVisit: 'فقط یک مراجعه را انتخاب کنید',
} as const;

const photoInput = z.strictObject({
  /** The stored name of an uploaded picture, with or without its folder. */
  file: z.string({ error: photoTexts.photos }).min(1, photoTexts.photos).max(300),
  angle: z.enum(photoAngles, { error: photoTexts.angle }),
});
export type PhotoInput = z.output<typeof photoInput>;

const photoInputs = z
  .array(photoInput, { error: photoTexts.photos })
  .min(1, photoTexts.photos)
  .max(mostPhotos, photoTexts.tooMany);

/** What a set says of its pictures, without the pictures. At most one visit is named. */
const about = z.strictObject({
  taken_on: day(photoTexts.takenOn),
  kind: z.enum(photoKinds, { error: photoTexts.kind }),
  title: optionalText(200),
  note: optionalText(2000),
  appointment_id: optionalReference(),
  treatment_session_id: optionalReference(),
  transcription_id: optionalReference(),
});

export const photoSetInput = about.extend({ photos: photoInputs });
export type PhotoSetInput = z.input<typeof photoSetInput>;
export const photoSetUpdate = editOf(about);

/** Adds pictures to a set that exists. */
export const photosInput = z.strictObject({ photos: photoInputs });

/** Sets how a picture is called and turned, for everyone. */
export const photoUpdate = z.strictObject({
  angle: z.enum(photoAngles, { error: photoTexts.angle }).optional(),
  rotation: z.literal(photoRotations, { error: words.wrongNumber }).optional(),
  version: baseVersion,
});

/** The patient's answer to whether the pictures may be used in advertising. */
export const photoConsentInput = z.strictObject({
  marketing_consent: z.enum(consentStates, { error: words.wrongChoice }),
  version: baseVersion,
});

export const photo = z.object({
  id: z.number().int(),
  version: rowVersion,
  file: z.string(),
  angle: z.enum(photoAngles),
  rotation: z.literal(photoRotations),
});
export type Photo = z.output<typeof photo>;

export const photoSet = z.object({
  id: z.number().int(),
  version: rowVersion,
  patient_id: z.number().int(),
  /** The day in Tehran, YYYY-MM-DD. */
  taken_on: z.string(),
  kind: z.enum(photoKinds),
  title: z.string().nullable(),
  note: z.string().nullable(),
  appointment_id: z.number().int().nullable(),
  treatment_session_id: z.number().int().nullable(),
  transcription_id: z.number().int().nullable(),
  /** The service, session or operation of the visit that the pictures belong to. */
  subject: z.string().nullable(),
  /** The name of the doctor of that visit. */
  doctor: z.string().nullable(),
  marketing_consent: z.enum(consentStates).nullable(),
  /** ISO 8601: when the answer was written down. */
  marketing_consent_at: z.string().nullable(),
  /** The name of who wrote it down. */
  marketing_consent_by: z.string().nullable(),
  photos: z.array(photo),
});
export type PhotoSet = z.output<typeof photoSet>;
export const photoSetPage = pageOf(photoSet);
export const photoSetQuery = pageQuery;
