import type { Config } from '../../config';
import type { Database } from '../../db/connect';

/** The parts of the app that backups need. */
export interface BackupParts {
  db: Database;
  config: Config;
}
