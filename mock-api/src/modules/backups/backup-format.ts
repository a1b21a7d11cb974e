import type { FileCounts } from './files-of-backup';

export const backupFormat = { format: 'ziba-backup', version: 2 } as const;

/** The first line of a backup. */
export interface BackupHeader {
  format: string;
  /** 1: without files, and without the migration. */
  version: number;
  created_at: string;
  /** Identifies the tables of a database: see `shapeOf`. */
  shape: string;
  counts: Record<string, number>;
  /** When the last migration of the database was written, which is its version; missing in the first version. */
  migration?: number;
  files?: FileCounts;
}
