import type { ArchivedPatient } from '@ziba/shared/contracts/patient-file';
import { patientTexts, type PatientFile } from '@ziba/shared/contracts/patients';
import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import { mergedCode, patientMergeTexts } from '@ziba/shared/contracts/patient-merge';
import { audit } from '../../data/audit';
import { countBookingsAhead } from '../../data/bookings-ahead';
import { persian, where } from '../../data/conditions';
import { doctorReading, mayReadPatientSql, ofReadablePatients } from '../../data/own-patients';
import { announceRow } from '../../data/events';
import { listedPage } from '../../data/listed-page';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { notFound, Refusal } from '../../lib/refusal';
import { mergedInto } from './merged-into';
import { patientReaders, patientsTable } from './patients.queries';
import { findPatient } from './patients.service';

/** Nobody books for the patient or adds to the file until the transaction ends. */
const lock = {
  name: 'patients.lock_to_archive',
  text: 'select id from patients where clinic_id = $1 and id = $2 for update',
};

/**
 * Archives a patient; the file stays, and the reason with it. Errors: 404; 409 with a coming appointment, session or
 * operation.
 */
export const archivePatient = (db: Database, member: Member, id: number, reason: string) =>
  db.tenant(member.clinicId, async (tx) => {
    const { clinicId } = member;
    await tx.query(lock, [clinicId, id]);
    if (!(await patientsTable(db).within(tx).archive(member, id, reason))) throw notFound();
    if ((await countBookingsAhead(tx, { clinicId, by: 'patient', id })) > 0) {
      throw new Refusal(409, 'in_use', patientTexts.upcoming);
    }
    return { id, archived: true } as const;
  });

const restore = {
  name: 'patients.restore',
  text: `update patients set archived_at = null, updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2 and archived_at is not null
      and ($3::boolean or ${mayReadPatientSql({ patient: 'patients.id', clinic: '$1', doctor: '$4' })})
    returning id`,
};

/**
 * Takes a patient out of the archive. Errors: 404 when the clinic has no archived patient with this id; 409 when the
 * file was merged into another one.
 */
export async function restorePatient(
  db: Database,
  member: Member,
  id: number,
): Promise<PatientFile> {
  await db.tenant(member.clinicId, async (tx) => {
    const merged = await mergedInto(tx, member.clinicId, id);
    if (merged) throw new Refusal(409, mergedCode, patientMergeTexts.restoreMerged);
    await restoreFile(tx, member, id, false);
  });
  return findPatient(db, member, id);
}

/** Takes a merged file out of the archive, in the transaction that undoes the merge. */
export const restoreMerged = (tx: Tx, member: Member, id: number) =>
  restoreFile(tx, member, id, true);

async function restoreFile(
  tx: Tx,
  member: Member,
  id: number,
  evenIfUnseen: boolean,
): Promise<void> {
  const values = [member.clinicId, id, evenIfUnseen, doctorReading(member)];
  const restored = await tx.query(restore, values);
  if (restored.length === 0) throw notFound();
  await audit(tx, member, { action: 'restore', entity: 'patients', entityId: id });
  await announceRow(tx, member.clinicId, { entity: 'patients', id }, patientReaders);
}

const listing = {
  select: `t.id, t.full_name, coalesce(t.national_code, t.foreign_id) as national_code, t.contact_number, t.archived_at, l.reason,
    l."fullName" as archived_by, m.kept_id as merged_into`,
  from: `from patients t left join lateral (
      select a.reason, u."fullName" from audit_log a
      left join users u on u.clinic_id = a.clinic_id and u.id = a.user_id
      where a.clinic_id = t.clinic_id and a.entity = 'patients' and a.entity_id = t.id
        and a.action = 'archive'
      order by a.id desc limit 1
    ) l on true
    left join patient_merges m on m.clinic_id = t.clinic_id and m.merged_id = t.id
      and m.undone_at is null`,
  searched: ['search_norm'],
  sorted: {
    full_name: persian('full_name'),
    national_code: 'national_code',
    archived_at: 'archived_at',
  },
  defaultSort: '-archived_at',
};

/** Reads a page of archived patients, the last archived ones first. */
export const listArchived = (
  db: Database,
  member: Member,
  query: PageQuery,
): Promise<Page<ArchivedPatient>> =>
  db.tenant(member.clinicId, (tx) =>
    listedPage<ArchivedPatient>(tx, listing, query, [
      where('t.clinic_id = ?', member.clinicId),
      where('t.archived_at is not null'),
      ofReadablePatients(member, 't.id'),
    ]),
  );
