import { patientMergeTexts as texts } from '@ziba/shared/contracts/patient-merge';
import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import { moveSlots } from './moved-slots';
import { patientTables, type Moved, type PatientTable } from './patient-tables';

const sessionsOf = {
  name: 'merge.sessions',
  text: `select id from treatment_sessions where clinic_id = $1 and treatment_plan_id = any($2::int[])`,
};
const tables = Object.entries(patientTables);
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** The sessions of moved plans have no patient of their own, but what belongs to them has. */
async function withSessions(tx: Tx, clinicId: number, moved: Moved): Promise<Moved> {
  const sessions = await tx.query<{ id: number }>(sessionsOf, [
    clinicId,
    moved.treatment_plans ?? [],
  ]);
  return { ...moved, treatment_sessions: idsOf(sessions) };
}

/** SQL: the kept patient $3 has no row like this one. */
const isNew = (table: string, columns: readonly string[]) =>
  `not exists (select from ${table} k where k.clinic_id = $1 and k.patient_id = $3
    and ${columns.map((column) => `k.${column} is not distinct from t.${column}`).join(' and ')})`;

/** SQL: the rows of the patient $2 that a move to $3 takes along. */
export const movingSql = (table: string, { uniqueWith }: PatientTable) =>
  `t.clinic_id = $1 and t.patient_id = $2 and ${uniqueWith ? isNew(table, uniqueWith) : '$3::int is not null'}`;

/** Reads the ids of all rows that a merge moves from one patient to the other. */
export async function rowsOfPatient(tx: Tx, clinicId: number, from: number, to: number) {
  const moved: Moved = {};
  for (const [table, about] of tables) {
    const text = `select t.id from ${table} t where ${movingSql(table, about)} order by t.id`;
    const values = [clinicId, from, to];
    moved[table] = idsOf(await tx.query({ name: `merge.rows_${table}`, text }, values));
  }
  return moved;
}

/**
 * Reads the ids of the rows that an undo moves back: the recorded ones, and what was added since to one of them, such
 * as the payment of a moved appointment.
 */
export async function withFollowers(tx: Tx, clinicId: number, keptId: number, recorded: Moved) {
  let moved = await withSessions(tx, clinicId, recorded);
  for (const [table, { follows = {} }] of tables) {
    const owners = Object.entries(follows);
    const conditions = owners.map(([, id], index) => `${id} = any($${index + 4}::int[])`);
    const text = `select t.id from ${table} t where t.clinic_id = $1 and t.patient_id = $2
      and (${['t.id = any($3::int[])', ...conditions].join(' or ')}) order by t.id`;
    const ids = owners.map(([owner]) => moved[owner] ?? []);
    const values = [clinicId, keptId, recorded[table] ?? [], ...ids];
    moved = {
      ...moved,
      [table]: idsOf(await tx.query({ name: `merge.back_${table}`, text }, values)),
    };
    if (table === 'treatment_plans') moved = await withSessions(tx, clinicId, moved);
  }
  return moved;
}

/**
 * Refuses with 409 to move rows without what they belong to: a plan that was put into an appointment of the kept patient
 * since the merge would stand in the file of another person.
 */
export async function refuseTied(tx: Tx, clinicId: number, back: Moved): Promise<void> {
  for (const [table, { follows = {} }] of tables) {
    for (const [owner, id] of Object.entries(follows)) {
      const text = `select 1 from ${table} t where t.clinic_id = $1 and t.id = any($2::int[])
        and ${id} is not null and not ${id} = any($3::int[]) limit 1`;
      const values = [clinicId, back[table] ?? [], back[owner] ?? []];
      const statement = { name: `merge.tied_${table}_${owner}`, text };
      if ((await tx.query(statement, values)).length > 0) {
        throw new Refusal(409, 'tied', texts.tied);
      }
    }
  }
}

/**
 * Moves rows to another patient. What belongs to a row is moved before it: a prescription that changes its patient looks
 * for its charge in the account of the new one (`accrue_transcription`).
 */
export async function moveRows(
  tx: Tx,
  clinicId: number,
  { from, to }: { from: number; to: number },
  moved: Moved,
): Promise<void> {
  for (const [table, { hasVersion }] of tables.toReversed()) {
    const version = hasVersion ? ', version = version + 1, updated_at = app_now()' : '';
    const text = `update ${table} set patient_id = $2${version} where clinic_id = $1 and id = any($3::int[])`;
    await tx.query({ name: `merge.move_${table}`, text }, [clinicId, to, moved[table] ?? []]);
  }
  await moveSlots(tx, clinicId, from, to, await withSessions(tx, clinicId, moved));
}

const lockedTables = ['appointments', 'treatment_sessions', 'transcriptions'];
const lockPatients = {
  name: 'merge.lock_patients',
  text: `select id from patients where clinic_id = $1 and id = any($2::int[]) order by id for update`,
};

/**
 * Locks what both patients can pay for and then the patients, in the order of all code that takes money, so that there
 * is no deadlock. Nobody adds a row of these patients until the transaction ends.
 */
export async function lockFiles(tx: Tx, clinicId: number, ids: readonly number[]): Promise<void> {
  for (const table of lockedTables) {
    const owner =
      table === 'treatment_sessions'
        ? `treatment_plan_id in (select id from treatment_plans where clinic_id = $1
            and patient_id = any($2::int[]))`
        : 'patient_id = any($2::int[])';
    const text = `select id from ${table} where clinic_id = $1 and ${owner} order by id for no key update`;
    await tx.query({ name: `merge.lock_${table}`, text }, [clinicId, ids]);
  }
  await tx.query(lockPatients, [clinicId, ids]);
}
