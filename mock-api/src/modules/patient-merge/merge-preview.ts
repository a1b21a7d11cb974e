import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import {
  mergeFields,
  patientMergeTexts as texts,
  type MergePreview,
  type MergeRow,
} from '@ziba/shared/contracts/patient-merge';
import { mayIn } from '@ziba/shared/contracts/permissions';
import type { PatientFile } from '@ziba/shared/contracts/patients';
import type { Database, Tx } from '../../db/connect';
import { doctorAsked } from '../../data/own-rows';
import { pageOfRows } from '../../data/pages';
import type { Member } from '../../lib/actor';
import { found, invalid } from '../../lib/refusal';
import { patientsTable } from '../patients/patients.queries';
import { findPatient } from '../patients/patients.service';
import { accountOf } from '../payments/ledger';
import { movingSql, rowsOfPatient } from './moved-rows';
import { overlapsOf } from './moved-slots';
import { patientTables, type PatientTable } from './patient-tables';

/** The two patients of a merge: the one whose file stays, and the one whose rows move. */
export interface Pair {
  id: number;
  other: number;
}

/** Errors: 404 one of the patients; 400 the same patient twice. */
export async function refuseWrongPair(
  db: Database,
  member: Member,
  { id, other }: Pair,
): Promise<void> {
  const table = patientsTable(db);
  for (const one of [id, other]) found((await table.has(member, one)) || undefined, texts.unknown);
  if (id === other) throw invalid('other', texts.same);
}

/** Reads what a merge would do. Errors: as `refuseWrongPair`. */
export async function previewMerge(
  db: Database,
  member: Member,
  pair: Pair,
): Promise<MergePreview> {
  await refuseWrongPair(db, member, pair);
  const kept = await findPatient(db, member, pair.id);
  const other = await findPatient(db, member, pair.other);
  const { clinicId } = member;
  return db.tenant(clinicId, async (tx) => {
    const moved = await rowsOfPatient(tx, clinicId, pair.other, pair.id);
    const counts = Object.entries(patientTables).flatMap(([table, { kind }]) => {
      const total = moved[table]?.length ?? 0;
      return total > 0 ? [{ kind, total }] : [];
    });
    return {
      kept,
      other,
      differing: differingFields(kept, other),
      accounts: {
        kept: await accountOf(tx, clinicId, pair.id),
        other: await accountOf(tx, clinicId, pair.other),
        after: await accountOf(tx, clinicId, pair.id, pair.other),
      },
      counts,
      rows: counts.reduce((sum, { total }) => sum + total, 0),
      overlaps: await overlapsOf(tx, clinicId, pair.id, pair.other),
    };
  });
}

const differingFields = (kept: PatientFile, other: PatientFile) =>
  mergeFields.filter((name) => (kept[name] ?? null) !== (other[name] ?? null));

/** SQL: the moving rows of one table, in the columns of `MergeRow`; $4 is the doctor whose rows count, or null. */
function shownSql(table: string, about: PatientTable): string {
  const { kind, joins = '', at, title, amount = 'null', doctorId } = about;
  return `select '${kind}' as kind, t.id as row_id, ${at} as at, ${title}::text as title,
      ${amount}::bigint as amount, ${doctorId ?? 'null'}::int as doctor_id
    from ${table} t ${joins}
    where ${movingSql(table, about)}
      and ($4::int is null or ${doctorId ? `coalesce(${doctorId}, $4) = $4` : 'true'})`;
}

/**
 * Reads a page of the rows that a merge moves, the latest first: those that the sections of the caller show, for a
 * doctor those of the own work. Errors: as `refuseWrongPair`.
 */
export async function movingRows(
  db: Database,
  member: Member,
  pair: Pair,
  query: PageQuery,
): Promise<Page<MergeRow>> {
  await refuseWrongPair(db, member, pair);
  return db.tenant(member.clinicId, (tx) => pageOfMoving(tx, member, pair, query));
}

async function pageOfMoving(tx: Tx, member: Member, pair: Pair, query: PageQuery) {
  const shown = Object.entries(patientTables)
    .filter(([, { readers }]) => mayIn(member, readers, 'read'))
    .map(([table, about]) => shownSql(table, about));
  const rows = `(${shown.join(' union all ')}) x`;
  const doctorId = doctorAsked(member, undefined) ?? null;
  const values = [member.clinicId, pair.other, pair.id, doctorId];
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total from ${rows}`,
    values,
  );
  const { page, limit } = query;
  const data = await tx.query<MergeRow>(
    `select row_number() over (order by x.at desc, x.kind, x.row_id desc)::int as id, x.kind, x.row_id,
        x.at, x.title, x.amount, u."fullName" as doctor from ${rows}
      left join users u on u.clinic_id = $1 and u.id = x.doctor_id
      order by id limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  return pageOfRows(data, query, count?.total ?? 0);
}
