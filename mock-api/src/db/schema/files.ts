import { fileFolders } from '@ziba/shared/contracts/files';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant, oneOf } from './columns';
import { users } from './users';

/** Uploaded files; their bytes are in the data folder at `folder`/`fileName`. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    fileName: text().notNull(),
    folder: text().notNull(),
    originalName: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text(),
    /** For images: whether small versions are stored next to them. */
    has_thumbnails: boolean().notNull().default(false),
    user_id: integer().references(() => users.id),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    unique('files_name').on(t.fileName),
    oneOf('files_folder', t.folder, fileFolders),
    check('files_size', sql`${t.size} > 0`),
    index('files_clinic').on(t.clinic_id, t.id),
  ],
);

/**
 * Which rows name which files, in which of their fields. Triggers on the tables that have such fields write it; a file
 * may be named before it is known here, so it is no reference.
 */
export const file_links = pgTable(
  'file_links',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    fileName: text().notNull(),
    /** The table of the row. */
    owner: text().notNull(),
    field: text().notNull(),
    owner_id: integer().notNull(),
  },
  (t) => [
    unique('file_links_row')
      .on(t.owner, t.owner_id, t.clinic_id, t.field, t.fileName)
      .nullsNotDistinct(),
    index('file_links_name').on(t.fileName),
  ],
);
