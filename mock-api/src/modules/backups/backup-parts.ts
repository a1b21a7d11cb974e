import type { Config } from '../../config/config';
import type { Database } from '../../db/connect';

/** What a backup works with. */
export interface BackupParts {
  db: Database;
  config: Config;
}
