import { z } from 'zod';
import { pageOf } from './lists';
import { readNumber } from './normalise';

export const backupStatuses = ['queued', 'running', 'done', 'failed'] as const;

export const backupTexts = {
  running: 'یک پشتیبان‌گیری در حال انجام است',
  notReady: 'این فایل هنوز آماده نشده است',
  gone: 'این فایل دیگر نگهداری نمی‌شود؛ پشتیبان جدیدی بگیرید',
  everyDays: 'فاصله پشتیبان‌گیری باید بین ۱ تا ۳۶۵ روز باشد',
  keep: 'تعداد پشتیبان‌ها باید بین ۱ تا ۱۲۰ باشد',
  wrongName: 'نام سامانه درست نیست؛ آن را همان‌گونه که در تنظیمات آمده بنویسید',
  restoringTitle: 'در حال بازیابی',
  restoring: 'سامانه در حال بازیابی پشتیبان است؛ چند دقیقه دیگر دوباره تلاش کنید',
  restoreByCommand:
    'پایگاه داده این سامانه روی سرور جداگانه است؛ بازیابی آن با فرمان npm run restore انجام می‌شود',
  verifying: 'آزمون این پشتیبان در حال انجام است',
  managersOnly: 'خروجی کامل اطلاعات فقط در دسترس مدیر کلینیک است',
} as const;

/** What a restore into scratch tables found. */
export const backupVerification = z.object({
  isGood: z.boolean(),
  tables: z.number().int(),
  rows: z.number().int(),
  /** The differences by table; empty when there are none. */
  problems: z.array(z.string()),
});
export type BackupVerification = z.output<typeof backupVerification>;

/** A backup of the platform, or the export of one clinic. */
export const backup = z.object({
  id: z.number().int(),
  status: z.enum(backupStatuses),
  rows_done: z.number(),
  rows_total: z.number(),
  /** 0 to 100. */
  percent: z.number(),
  /** Bytes of the file. */
  bytes: z.number().nullable(),
  sha256: z.string().nullable(),
  fileName: z.string().nullable(),
  error: z.string().nullable(),
  verified_at: z.string().nullable(),
  verification: backupVerification.nullable(),
  /** Whether a test restore of it is waiting or running. */
  is_verifying: z.boolean(),
  /** How many uploaded and published files are in it; null in a backup of an earlier version, which has none. */
  files: z.number().int().nullable(),
  /** Whether the product is about to be restored from it. */
  is_restoring: z.boolean(),
  /** When the product was last restored from it. */
  restored_at: z.string().nullable(),
  /** Why the last restore from it was not possible; nothing was changed then. */
  restore_error: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type Backup = z.output<typeof backup>;
export const backupPage = pageOf(backup);

/** Hours for which the file of a clinic's export is kept. */
export const keptExportHours = 24;

/** `none`: nothing was due yet; `late`: the automatic backup did not take place; `failed`: the last one failed. */
export const backupStandings = ['stable', 'none', 'late', 'failed'] as const;

/** How the platform's backups stand. */
export const backupState = z.object({
  standing: z.enum(backupStandings),
  /** When the last good one was finished; null if there is none. */
  last_at: z.string().nullable(),
  /** Bytes of its file. */
  last_bytes: z.number().nullable(),
  /** When a backup was last restored for a test without a difference. */
  verified_at: z.string().nullable(),
  /** When the next automatic one is due. */
  next_at: z.string(),
  /** Days from one automatic backup to the next. */
  every_days: z.number().int(),
  /** How many of the newest backups are kept. */
  keep: z.number().int(),
});
export type BackupState = z.output<typeof backupState>;

const wholeUpTo = (most: number, wrong: string) =>
  z
    .union([z.number(), z.string()], { error: wrong })
    .transform(readNumber)
    .pipe(z.number({ error: wrong }).int(wrong).min(1, wrong).max(most, wrong));

/** How often the platform is backed up, in days, and how many backups are kept. */
export const backupPlanInput = z.strictObject({
  every_days: wholeUpTo(365, backupTexts.everyDays),
  keep: wholeUpTo(120, backupTexts.keep),
});
export type BackupPlanInput = z.input<typeof backupPlanInput>;

/** A restore of the whole product asks for the product's name, typed out. */
export const restoreInput = z.strictObject({
  name: z.string({ error: backupTexts.wrongName }).max(200, backupTexts.wrongName),
});

/** No field is needed to start a backup. */
export const backupInput = z.strictObject({}).nullish();
