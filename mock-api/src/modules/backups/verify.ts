import type { BackupVerification } from '@ziba/shared/contracts/backups';
import { createHash, type Hash } from 'node:crypto';
import type { Tx } from '../../db/connect';
import type { BackupHeader } from './backup-format';
import type { BackupParts } from './backup-parts';
import { DamagedBackup } from './damaged-backup';
import { uploadPath, type FileOfBackup } from './files-of-backup';
import { readBackup, sha256Of, type BackupReader } from './read-backup';
import { lastMigration } from './schema-steps';
import { quotedName, shapeOf, tablesOfBackup, type TableOfBackup } from './tables';

/**
 * Restores a backup into scratch tables with the columns, types and checks of the real ones, counts the rows, compares
 * each uploaded file with its checksum, and rolls everything back. The real tables are not touched. References between
 * tables are not checked: a backup contains the rows of one moment, in which they were valid. Of a backup of an earlier
 * version the rows are only counted: a restore makes the tables of that version first.
 */
export async function verifyBackup(
  { db, config }: BackupParts,
  file: string,
  sha256: string | null,
): Promise<BackupVerification> {
  const problems: string[] = [];
  if (sha256 !== null && (await sha256Of(file)) !== sha256) {
    problems.push('the checksum of the file has changed');
  }
  const check = new Check(config.packageDir);
  let rows = 0;
  try {
    await db.platform(async (tx) => {
      await check.begin(tx);
      rows = await readBackup(file, check);
      await dropScratch(tx, check.scratchTables());
    });
  } catch (error) {
    problems.push(wordsOf(error));
  }
  problems.push(...check.problems());
  return { isGood: problems.length === 0, tables: check.tables(), rows, problems };
}

/** What a backup contains, compared with what it says about itself. */
class Check implements BackupReader {
  private readonly found: string[] = [];
  private readonly counted = new Map<string, number>();
  private readonly sums = new Map<string, string | null>();
  private known = new Map<string, TableOfBackup>();
  private header_: BackupHeader | undefined;
  private isOlder = false;
  private files = 0;
  private current: { path: string; hash: Hash } | undefined;
  private tx!: Tx;

  constructor(private readonly packageDir: string) {}

  async begin(tx: Tx): Promise<void> {
    this.tx = tx;
    this.known = new Map((await tablesOfBackup(tx)).map((table) => [table.name, table]));
  }

  async header(header: BackupHeader): Promise<void> {
    this.header_ = header;
    const { migration = Number.POSITIVE_INFINITY, shape } = header;
    this.isOlder = migration < lastMigration(this.packageDir);
    if (!this.isOlder && shape !== shapeOf([...this.known.values()])) {
      this.found.push('the database has other tables than when the backup was made');
    }
  }

  async rows(name: string, some: string[]): Promise<void> {
    if (name === 'files') for (const line of some) this.rememberSum(line);
    const before = this.counted.get(name);
    if (this.isOlder) {
      this.counted.set(name, (before ?? 0) + some.length);
      return;
    }
    const table = this.known.get(name);
    if (!table) throw new DamagedBackup(`there is no table ${name}`);
    if (before === undefined) await makeScratch(this.tx, name);
    this.counted.set(name, (before ?? 0) + (await fill(this.tx, table, some)));
  }

  async file({ path }: FileOfBackup): Promise<void> {
    this.current = { path, hash: createHash('sha256') };
  }

  async bytes(piece: Buffer): Promise<void> {
    this.current?.hash.update(piece);
  }

  async fileEnd(): Promise<void> {
    if (!this.current) return;
    const { path, hash } = this.current;
    this.files += 1;
    const wanted = this.sums.get(path);
    if (wanted && wanted !== hash.digest('hex')) this.found.push(`${path} has other content`);
  }

  scratchTables = () => (this.isOlder ? [] : [...this.counted.keys()]);

  tables = () => Object.keys(this.header_?.counts ?? {}).length;

  problems(): string[] {
    const { counts = {}, files } = this.header_ ?? {};
    const rows = Object.entries(counts).map(([name, count]) => {
      const found = this.counted.get(name) ?? 0;
      return found === count ? '' : `${name}: ${found} rows of ${count}`;
    });
    const wanted = files?.count ?? 0;
    const ofFiles = this.files === wanted ? '' : `${this.files} files of ${wanted}`;
    return [...this.found, ...rows, ofFiles].filter((problem) => problem !== '');
  }

  private rememberSum(line: string): void {
    const row = JSON.parse(line) as {
      clinic_id: number | null;
      fileName: string;
      sha256: string | null;
    };
    this.sums.set(uploadPath(String(row.clinic_id ?? 'platform'), row.fileName), row.sha256);
  }
}

const scratch = (name: string) => `pg_temp.${quotedName(`restored_${name}`)}`;

async function makeScratch(tx: Tx, name: string): Promise<void> {
  await tx.query(`create temporary table ${quotedName(`restored_${name}`)}
    (like public.${quotedName(name)} including constraints including generated) on commit drop`);
}

async function fill(tx: Tx, { name, columns }: TableOfBackup, rows: string[]): Promise<number> {
  const list = columns.map(quotedName).join(', ');
  const [row] = await tx.query<{ count: number }>(
    `with added as (
       insert into ${scratch(name)} (${list})
       select ${list} from json_populate_recordset(null::public.${quotedName(name)}, $1::json)
       returning 1)
     select count(*)::int as count from added`,
    [`[${rows.join(',')}]`],
  );
  return row?.count ?? 0;
}

const dropScratch = async (tx: Tx, names: string[]) => {
  for (const name of names) await tx.query(`drop table ${scratch(name)}`);
};

/** The text of an error, without values of rows. */
function wordsOf(error: unknown): string {
  if (error instanceof DamagedBackup) return error.message;
  if (error instanceof Error && 'code' in error)
    return `the database refused rows (${String(error.code)})`;
  throw error;
}
