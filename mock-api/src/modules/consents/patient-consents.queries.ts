import { consentReaders, type PatientConsent } from '@ziba/shared/contracts/consents';
import { ofReadablePatients } from '../../data/own-patients';
import { tenantTable } from '../../data/tenant-table';
import type { Database } from '../../db/connect';

/** The signed consents of a clinic's patients, without the strokes of their signatures. */
export const patientConsentsTable = (db: Database) =>
  tenantTable<PatientConsent>(db, 'patient_consents', {
    readers: consentReaders,
    visible: (member) => ofReadablePatients(member, 't.patient_id'),
    columns: [
      'patient_id',
      'version_id',
      'service_id',
      'treatment_session_id',
      'appointment_id',
      'signer',
      'signer_name',
      'relation',
      'signature_kind',
      'taken_by',
      'file',
      'signed_at',
      'revoked_at',
      'revoked_by',
      'revoked_reason',
    ],
    select: `t.id, t.version, t.patient_id, v.template_id, v.title, v.number,
      case when s.id is not null then jsonb_build_object('id', s.id, 'title', s.title) end as service,
      t.treatment_session_id, t.appointment_id, t.signed_at, t.signer, t.signer_name, t.relation,
      t.signature_kind, u."fullName" as taken_by, t.file, t.revoked_at,
      r."fullName" as revoked_by, t.revoked_reason`,
    joins: `join consent_versions v on v.clinic_id = t.clinic_id and v.id = t.version_id
      left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id
      join users u on u.clinic_id = t.clinic_id and u.id = t.taken_by
      left join users r on r.clinic_id = t.clinic_id and r.id = t.revoked_by`,
    sorted: { signed_at: 'signed_at' },
  });
