import { createWriteStream } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupParts } from './backup-parts';
import { writeGzip, type Report, type Written } from './dump';
import { rowsOf, snapshot } from './snapshot';
import { quotedName, tablesOfBackup, type Queries, type TableOfBackup } from './tables';
import { tar, type Entry } from './tar';

interface Export {
  clinicId: number;
  file: string;
  report: Report;
}

/** Tables with a clinic that an export leaves out: the bookkeeping of the server. */
const inner = [
  'counters',
  'doctor_slots',
  'file_links',
  'list_counts',
  'patient_slots',
  'row_counts',
  'usage_daily',
];
/** Columns that are never exported. */
const secret: Record<string, readonly string[]> = { users: ['password_hash'] };

/**
 * Writes the data of a clinic into a tar.gz: a file of JSON lines for each table, and the uploaded files. Row-level
 * security ensures that it contains only rows of this clinic.
 */
export async function exportClinic(
  { db, config }: BackupParts,
  { clinicId, file, report }: Export,
): Promise<Written> {
  const scratch = `${file}.rows`;
  let rows = 0;
  const count = async (some: number) => {
    rows += some;
    await report.rows(rows);
  };
  try {
    return await snapshot(db, clinicId, async (queries) => {
      const tables = (await tablesOfBackup(queries)).filter(
        ({ name, hasClinic }) => (hasClinic || name === 'clinics') && !inner.includes(name),
      );
      await report.begun(await totalOf(queries, tables, clinicId), 0);
      let files = 0;
      async function* entries(): AsyncGenerator<Entry> {
        for (const table of tables) {
          await writeLines(scratch, rowsOf(queries, statementOf(table, clinicId)), count);
          yield { name: `tables/${table.name}.jsonl`, path: scratch };
        }
        for await (const file of uploads(
          queries,
          join(config.dataDir, 'uploads', String(clinicId)),
        )) {
          files += 1;
          yield file;
        }
      }
      const written = await writeGzip(file, Readable.from(tar(entries())));
      return { rows, files, ...written };
    });
  } finally {
    await rm(scratch, { force: true });
  }
}

const condition = ({ name }: TableOfBackup, clinicId: number) => {
  const own = `${name === 'clinics' ? 'id' : 'clinic_id'} = ${clinicId}`;
  // The texts of messages with codes are secret.
  return name === 'sms_messages' ? `${own} and kind <> 'secret'` : own;
};

function statementOf(table: TableOfBackup, clinicId: number): string {
  const hidden = (secret[table.name] ?? []).map((column) => ` - '${column}'`).join('');
  return `select (to_jsonb(t)${hidden})::text as line from ${quotedName(table.name)} t
    where ${condition(table, clinicId)}`;
}

async function totalOf(db: Queries, tables: readonly TableOfBackup[], clinicId: number) {
  let total = 0;
  for (const table of tables) {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from ${quotedName(table.name)} where ${condition(table, clinicId)}`,
    );
    total += row?.count ?? 0;
  }
  return total;
}

async function writeLines(
  file: string,
  batches: AsyncIterable<string[]>,
  count: (rows: number) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  async function* lines() {
    for await (const some of batches) {
      yield `${some.join('\n')}\n`;
      await count(some.length);
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
}

/** The uploaded files on this disk, under their stored names. */
async function* uploads(db: Queries, folder: string): AsyncGenerator<Entry> {
  const files = await db.query<{ name: string }>(
    'select "fileName" as name from files order by id',
  );
  for (const { name } of files) {
    const path = join(folder, name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) yield { name: `files/${name}`, path };
  }
}
