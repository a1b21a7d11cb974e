import type { Config } from '../../config';
import type { Database } from '../../db/connect';

/** What backups need of the app. */
export interface BackupParts {
  db: Database;
  config: Config;
}
