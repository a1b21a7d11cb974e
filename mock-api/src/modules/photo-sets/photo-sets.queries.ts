import { photoReaders, type Photo, type PhotoSet } from '@ziba/shared/contracts/photo-sets';
import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { Database } from '../../db/connect';
import { where } from '../../data/conditions';
import { ofReadablePatients } from '../../data/own-patients';
import { doctorAsked } from '../../data/own-rows';
import { tenantTable } from '../../data/tenant-table';
import type { Member } from '../../lib/actor';
import { visitDoctorSql, visitJoins, visitTitleSql } from '../../data/photo-visit-sql';

/** A set with the doctor of its visit, who may see it; null for a set that belongs to no visit. */
export type PhotoSetRow = PhotoSet & { doctor_id: number | null };

const photosSql = `coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'version', i.version,
    'file', i.file, 'angle', i.angle, 'rotation', i.rotation) order by i.id)
  from photos i
  where i.clinic_id = t.clinic_id and i.photo_set_id = t.id and i.archived_at is null), '[]')`;

const select = `t.id, t.version, t.patient_id, t.taken_on, t.kind, t.title, t.note,
  t.appointment_id, t.treatment_session_id, t.transcription_id, ${visitTitleSql} as subject,
  ${visitDoctorSql} as doctor_id, d."fullName" as doctor, t.marketing_consent,
  t.marketing_consent_at, u."fullName" as marketing_consent_by, ${photosSql} as photos`;

const joins = `${visitJoins}
  left join users d on d.clinic_id = t.clinic_id and d.id = ${visitDoctorSql}
  left join users u on u.clinic_id = t.clinic_id and u.id = t.marketing_consent_by`;

/** The sets of pictures of a clinic, each with its pictures; the latest day first. */
export const photoSetsTable = (db: Database) =>
  tenantTable<PhotoSetRow>(db, 'photo_sets', {
    readers: photoReaders,
    visible: (member) => ofReadablePatients(member, 't.patient_id'),
    columns: [
      'patient_id',
      'taken_on',
      'kind',
      'title',
      'note',
      'appointment_id',
      'treatment_session_id',
      'transcription_id',
    ],
    select,
    joins,
    searched: ['title', 'note', visitTitleSql],
    sorted: { taken_on: 'taken_on' },
    defaultSort: '-taken_on',
  });

/** The pictures of all sets. */
export const photosTable = (db: Database) =>
  tenantTable<Photo & { photo_set_id: number }>(db, 'photos', {
    columns: ['angle', 'rotation'],
    select: 't.id, t.version, t.photo_set_id, t.file, t.angle, t.rotation',
  });

/** Reads a page of the sets of a patient; for a doctor without the sets of other doctors' visits. */
export const listPhotoSets = (db: Database, member: Member, patientId: number, query: PageQuery) =>
  photoSetsTable(db).page(
    member,
    query,
    where('t.patient_id = ?', patientId),
    where(`coalesce(${visitDoctorSql}, ?) = ?`, ...twice(doctorAsked(member, undefined))),
  );

const twice = <Value>(value: Value) => [value, value];
