import { z } from 'zod';
import { readAs, words } from './common';
import { rowVersion } from './rows';

/**
 * The version that an edit is based on; 0 for settings that were never saved. An edit of an older version is refused
 * with 409 `stale`. Without a version, as from clients of the texts, the edit is always carried out.
 */
export const baseVersion = readAs(
  words.wrongNumber,
  z.number({ error: words.wrongNumber }).int().min(0),
).optional();

/** The body of an edit: any fields of a new row, and the version that the edit is based on. */
export const editOf = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  input.partial().extend({ version: baseVersion });

/** The code of the refusal (409) of an edit that is based on an older version. */
export const staleCode = 'stale';
/** The message of that refusal. */
export const staleText =
  'شخص دیگری هم‌زمان این اطلاعات را تغییر داده است؛ تغییرات را ببینید و دوباره ذخیره کنید.';

/** `details` of that refusal. */
export const staleDetails = z.object({
  /** The current version of the row. */
  version: rowVersion,
  /** Who made the last change; null for the system and for staff of the platform. */
  changed_by: z.string().nullable(),
  /** When, ISO 8601. */
  changed_at: z.string(),
});
export type StaleDetails = z.output<typeof staleDetails>;
