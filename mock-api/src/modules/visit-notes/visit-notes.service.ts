import {
  visitNoteReaders,
  visitNoteTexts,
  type PastVisitNote,
  type VisitNote,
  type visitNoteUpdate,
} from '@ziba/shared/contracts/visit-notes';
import type { z } from 'zod';
import { audit, changes } from '../../data/audit';
import { ofDoctor } from '../../data/own-rows';
import { refuseStale, type VersionRow } from '../../data/stale';
import { tenantTable } from '../../data/tenant-table';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found, Refusal } from '../../lib/refusal';
import { lockedAppointment, ownAppointment } from '../appointments/own-appointments';

const entity = 'visit_notes';

const read = {
  name: 'visit_notes.read',
  text: `select n.version, n.complaint, n.findings, n.diagnosis, u."fullName" as written_by,
      n.updated_at
    from visit_notes n left join users u on u.clinic_id = n.clinic_id and u.id = n.written_by
    where n.clinic_id = $1 and n.appointment_id = $2`,
};
const open = {
  name: 'visit_notes.open',
  text: `insert into visit_notes (clinic_id, appointment_id, version) values ($1, $2, 0)
    on conflict (clinic_id, appointment_id) do nothing`,
};
const lock = {
  name: 'visit_notes.lock',
  text: `select id, version, updated_at, complaint, findings, diagnosis from visit_notes
    where clinic_id = $1 and appointment_id = $2 for update`,
};
const write = {
  name: 'visit_notes.write',
  text: `update visit_notes set complaint = $3, findings = $4, diagnosis = $5, written_by = $6,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

type Parts = Pick<VisitNote, 'complaint' | 'findings' | 'diagnosis'>;

const nothing = { complaint: null, findings: null, diagnosis: null };
const unwritten: VisitNote = { ...nothing, version: 0, written_by: null, updated_at: null };

async function noteOf(tx: Tx, { clinicId }: Member, appointmentId: number): Promise<VisitNote> {
  const [note] = await tx.query<VisitNote>(read, [clinicId, appointmentId]);
  return note && note.version > 0 ? note : unwritten;
}

/** Reads the note of an appointment that the caller may see. Errors: 404. */
export async function readVisitNote(tx: Tx, member: Member, id: number): Promise<VisitNote> {
  await ownAppointment(tx, member, id);
  return noteOf(tx, member, id);
}

/**
 * Writes the sent parts of the note of an appointment; the same words again are no change. Errors: 404, 409 for an
 * appointment that was cancelled and for a stale edit.
 */
export async function writeVisitNote(
  tx: Tx,
  member: Member,
  appointmentId: number,
  { version, ...parts }: z.output<typeof visitNoteUpdate>,
): Promise<VisitNote> {
  const { status } = await lockedAppointment(tx, member, appointmentId);
  if (status === 'canceled') throw new Refusal(409, 'canceled', visitNoteTexts.canceled);
  const { clinicId, userId } = member;
  await tx.query(open, [clinicId, appointmentId]);
  const [locked] = await tx.query<Parts & VersionRow & { id: number }>(lock, [
    clinicId,
    appointmentId,
  ]);
  const { id, version: current, updated_at, ...before } = found(locked);
  await refuseStale(tx, { clinicId, entity, id, version: current, updated_at }, version);
  const sent = Object.entries(parts).filter(([, value]) => value !== undefined);
  const after: Parts = { ...before, ...Object.fromEntries(sent) };
  const difference = changes({ ...before }, { ...after });
  if (Object.keys(difference.after).length > 0) {
    const { complaint, findings, diagnosis } = after;
    await tx.query(write, [clinicId, id, complaint, findings, diagnosis, userId]);
    const action = current === 0 ? 'create' : 'update';
    await audit(tx, member, { action, entity, entityId: id, ...difference });
  }
  return noteOf(tx, member, appointmentId);
}

/** The notes of patients with their visits; a doctor sees the own visits. */
export const visitNotesTable = (db: Database) =>
  tenantTable<PastVisitNote>(db, 'visit_notes', {
    readers: visitNoteReaders,
    visible: (member) => ofDoctor(member, 'a.doctor_id'),
    columns: [],
    select: `t.id, t.appointment_id, a.starts_at as at, d."fullName" as doctor, t.complaint,
      t.findings, t.diagnosis`,
    joins: `join appointments a on a.clinic_id = t.clinic_id and a.id = t.appointment_id
      left join users d on d.clinic_id = a.clinic_id and d.id = a.doctor_id`,
    sorted: { at: 'a.starts_at' },
    defaultSort: '-at',
  });
