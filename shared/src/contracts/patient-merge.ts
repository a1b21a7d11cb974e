import { z } from 'zod';
import { toPersianDigits } from './digits';
import { pageOf, pageQuery } from './lists';
import { patient, patientFile } from './patients';
import { idParam, rowVersion } from './rows';

export const patientMergeTexts = {
  unknown: 'زیباجو یافت نشد',
  unknownMerge: 'این ادغام یافت نشد',
  same: 'برای ادغام، زیباجوی دیگری را انتخاب کنید',
  overlap: 'هر دو پرونده در یک زمان نوبت دارند؛ ابتدا یکی از نوبت‌ها را جابه‌جا یا کنسل کنید',
  merged: (name: string) => `این پرونده در پرونده «${name}» ادغام شده است`,
  justMerged: 'پرونده این زیباجو هم‌اکنون در پرونده دیگری ادغام شد؛ زیباجو را دوباره انتخاب کنید',
  restoreMerged: 'این پرونده ادغام شده است و به‌تنهایی بازگردانده نمی‌شود',
  tooLate: 'از این ادغام بیش از ۲۴ ساعت گذشته است و دیگر بازگردانده نمی‌شود',
  undone: 'این ادغام قبلا بازگردانده شده است',
  keptAway:
    'پرونده‌ای که باقی مانده بود بایگانی یا در پرونده دیگری ادغام شده است؛ ابتدا آن را بازگردانید',
  laterFirst: (name: string) =>
    `پس از این ادغام، پرونده «${name}» نیز ادغام شده و همان فیلدها را تغییر داده است؛ ابتدا آن ادغام را بازگردانید`,
  codeGone: (code: string) =>
    `کد ملی ${toPersianDigits(code)} که پیش از ادغام از آن این پرونده بود، اکنون برای زیباجوی دیگری ثبت شده است؛ ابتدا کد ملی او را اصلاح کنید`,
  tied: 'بخشی از سوابق این پرونده پس از ادغام به نوبت دیگری از پرونده باقی‌مانده وصل شده است؛ ابتدا آن را جدا کنید',
  notYours:
    'پس از بازگرداندن، یکی از دو پرونده در دسترس شما نخواهد بود؛ از مدیر کلینیک بخواهید این ادغام را بازگرداند',
  into: (name: string, id: number) => `ادغام در پرونده «${name}» با شناسه ${toPersianDigits(id)}`,
  from: (name: string, id: number) => `پرونده «${name}» با شناسه ${toPersianDigits(id)}`,
  transfer: 'انتقال پول میان دو پرونده هنگام بازگرداندن ادغام',
} as const;

/** The code of the refusal (404) of a file that was merged into another one. */
export const mergedCode = 'merged';
/** `details` of that refusal: the file that has its rows now. */
export const mergedDetails = z.object({ patient_id: z.number().int(), full_name: z.string() });

const mergeable = patient.omit({ id: true, version: true, created_at: true }).shape;
export type MergeField = keyof typeof mergeable;
/** The fields of which the user chooses a value where the two patients differ. */
export const mergeFields = Object.keys(mergeable) as [MergeField, ...MergeField[]];

/** The kinds of rows that a merge moves. */
export const mergeKinds = [
  'appointment',
  'plan',
  'prescription',
  'payment',
  'discount',
  'ledger',
  'alert',
  'photos',
  'consent',
  'hold',
  'message',
] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** `{id}` is the patient whose file stays, `{other}` the one whose rows move. */
export const mergeParams = idParam.extend({ other: idParam.shape.id });
export const mergeOfPatientParams = idParam.extend({ merge: idParam.shape.id });

/** An account in whole tomans; see `ledgerPage`. */
const account = z.object({ balance: z.number(), wallet: z.number(), debt: z.number() });

/** Two bookings at the same time, one of each patient; the merge is refused while there is one. */
const overlap = z.object({
  /** ISO 8601. */
  at: z.string(),
  kept: z.enum(['appointment', 'session', 'operation', 'hold']),
  other: z.enum(['appointment', 'session', 'operation', 'hold']),
});

/** What a merge would do. */
export const mergePreview = z.object({
  kept: patientFile,
  other: patientFile,
  /** The fields in which the two differ. */
  differing: z.array(z.enum(mergeFields)),
  /** The accounts of both before the merge, and that of the kept patient after it. */
  accounts: z.object({ kept: account, other: account, after: account }),
  /** How many rows of each kind move; kinds without rows are left out. */
  counts: z.array(z.object({ kind: z.enum(mergeKinds), total: z.number().int() })),
  /** The sum of `counts`. */
  rows: z.number().int(),
  overlaps: z.array(overlap),
});
export type MergePreview = z.output<typeof mergePreview>;

/** A row that moves, as far as the sections of the reader show it. */
export const mergeRow = z.object({
  /** The place of the row in the whole list, from 1: rows of different kinds may have the same id. */
  id: z.number().int(),
  kind: z.enum(mergeKinds),
  row_id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  title: z.string().nullable(),
  doctor: z.string().nullable(),
  /** Whole tomans; of money only. */
  amount: z.number().nullable(),
});
export type MergeRow = z.output<typeof mergeRow>;
export const mergeRowPage = pageOf(mergeRow);
export const mergeRowQuery = pageQuery;

export const mergeInput = z.strictObject({
  /** The versions of both patients, and the number of rows, that the preview showed. */
  version: rowVersion,
  other_version: rowVersion,
  rows: z.number().int(),
  /** The differing fields that take the value of the other patient. */
  from_other: z.array(z.enum(mergeFields)).max(mergeFields.length),
});
export type MergeInput = z.input<typeof mergeInput>;

/** A merge that can still be undone. */
export const patientMerge = z.object({
  id: z.number().int(),
  merged: z.object({ id: z.number().int(), full_name: z.string() }),
  merged_by: z.string().nullable(),
  /** ISO 8601. */
  merged_at: z.string(),
  undo_until: z.string(),
});
export type PatientMerge = z.output<typeof patientMerge>;
export const patientMergeList = z.object({ data: z.array(patientMerge) });

/** The answer to a merge. */
export const mergeAnswer = z.object({ patient: patientFile, merge: patientMerge });
export type MergeAnswer = z.output<typeof mergeAnswer>;

/** The answer to the undo of a merge. */
export const mergeUndone = z.object({
  kept: patientFile,
  restored: patientFile,
  /** Fields of the kept patient that were changed after the merge and therefore stay as they are. */
  unrestored: z.array(z.enum(mergeFields)),
});
export type MergeUndone = z.output<typeof mergeUndone>;
