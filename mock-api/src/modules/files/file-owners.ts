import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { consentReaders } from '@ziba/shared/contracts/consents';
import { mayIn, type SectionKey } from '@ziba/shared/contracts/permissions';
import { photoReaders } from '@ziba/shared/contracts/photo-sets';
import { maySeeTreatment } from '../../data/medical-text';
import { mayReadPatientSql } from '../../data/own-patients';
import { visitDoctorSql, visitJoins } from '../../data/photo-visit-sql';
import type { Session } from '../../lib/actor';
import { appointmentReaders } from '../appointments/readers';
import { patientReaders } from '../patients/patients.queries';
import { planReaders } from '../treatment-sessions/plan-readers';

/**
 * The rows of an owning table whose files the reader may open: all of the clinic, none, or those under a condition in SQL
 * on `t` and `reader` (`clinic`, `id`, and `doctor`, null for everybody else).
 */
export type OwnedRows = boolean | string;
type Rule = (reader: Session) => OwnedRows;

const readersOf =
  (...sections: readonly SectionKey[]): Rule =>
  (reader) =>
    mayIn(reader, sections, 'read');

const ofDoctor = (column: string) => `(reader.doctor is null or ${column} = reader.doctor)`;
const ofPatient = (patient: string) =>
  mayReadPatientSql({ patient, clinic: 'reader.clinic', doctor: 'reader.doctor' });

const ofPlan = (plan: string) => `exists (select 1 from treatment_plans p
  where p.clinic_id = t.clinic_id and p.id = ${plan} and ${ofDoctor('p.doctor_id')})`;
const ofSession = (session: string) => `exists (select 1 from treatment_sessions s
  where s.clinic_id = t.clinic_id and s.id = ${session} and ${ofPlan('s.treatment_plan_id')})`;
const ofTranscription = (one: string) => `exists (select 1 from transcriptions x
  where x.clinic_id = t.clinic_id and x.id = ${one} and ${ofDoctor('x.doctor_id')})`;

/** The rows under a condition, for the readers of some sections. */
const within =
  (sections: readonly SectionKey[], rows: string): Rule =>
  (reader) =>
    mayIn(reader, sections, 'read') && rows;

const treatment =
  (rows: string): Rule =>
  (reader) =>
    maySeeTreatment(reader) && mayIn(reader, planReaders, 'read') && rows;

const prescriptions = within(['prescriptions', 'patients'], ofDoctor('t.doctor_id'));

/** Of an open visit also the desk opens the files, as it reads the reason for the visit. */
const visits: Rule = (reader) => {
  if (maySeeTreatment(reader)) {
    return mayIn(reader, appointmentReaders, 'read') && ofDoctor('t.doctor_id');
  }
  return mayIn(reader, ['appointments'], 'read') && `t.status in ('waiting', 'visiting')`;
};

const reports: Rule = (reader) => {
  const session = treatment(`(t.owner = 'session' and ${ofSession('t.owner_id')})`)(reader);
  const operation = within(
    ['prescriptions', 'patients'],
    `(t.owner = 'transcription' and ${ofTranscription('t.owner_id')})`,
  )(reader);
  const either = [session, operation].filter((rows) => rows !== false);
  return either.length > 0 && either.join(' or ');
};

const photos = within(
  photoReaders,
  `t.photo_set_id in (select t.id from photo_sets t ${visitJoins}
    where t.clinic_id = reader.clinic and ${ofPatient('t.patient_id')}
      and (reader.doctor is null or coalesce(${visitDoctorSql}, reader.doctor) = reader.doctor))`,
);

const everybody: Rule = () => true;
/** Papers of a colleague: who has users, and the person. */
const papers: Rule = (reader) => mayIn(reader, ['users'], 'read') || 't.id = reader.id';
const accounts = readersOf('accounting');
const billing = readersOf('accounting', 'clinics', 'settings');

const tickets: Rule = ({ type }) =>
  type === clinicAdmin ||
  `exists (select 1 from tickets k where k.clinic_id = t.clinic_id and k.id = t.ticket_id
    and k."userId" = reader.id)`;

/** Who in a clinic opens the files that a field of a row names: by the right to the row. */
export const ownersOfMembers: Readonly<Record<string, Rule>> = {
  'general_settings.logo_image': everybody,
  'clinics.avatar_image': everybody,
  'clinics.identity_file': readersOf('settings'),
  'users.avatar': everybody,
  'users.educationFile': papers,
  'users.militaryServiceStatus': papers,
  'patients.avatar_image': within([...patientReaders, 'dashboard'], ofPatient('t.id')),
  'appointments.attachment': visits,
  'treatment_plans.attachments': treatment(ofDoctor('t.doctor_id')),
  'treatment_sessions.report_attachment': treatment(ofPlan('t.treatment_plan_id')),
  'report_versions.report_attachment': reports,
  'transcriptions.attachments': prescriptions,
  'transcriptions.report_attachment': prescriptions,
  'photos.file': photos,
  'patient_consents.file': within(consentReaders, ofPatient('t.patient_id')),
  'services.image': everybody,
  'products.attachment': readersOf('inventory', 'accounting', 'dashboard'),
  'product_financial.receipt_attachment': accounts,
  'internal_service_documents.attachment': accounts,
  'devices.receipt_attachment': accounts,
  'expenses.attachment': accounts,
  'financial_documents.attachment_file': accounts,
  'ticket_messages.attachment': tickets,
  'platform_payments.attachment': billing,
  'subscription_requests.receipt': billing,
  'change_requests.identity_file': readersOf('settings'),
  'clinic_settings.stamp_image': readersOf('prescriptions', 'patients'),
};

const ofPlatform = 't.clinic_id is null';
const ownPapers: Rule = (reader) =>
  mayIn(reader, ['users'], 'read') ? ofPlatform : 't.id = reader.id';

/** Who of the platform's staff opens which files. Other files of clinics are not theirs. */
export const ownersOfOperators: Readonly<Record<string, Rule>> = {
  'general_settings.logo_image': everybody,
  'clinics.avatar_image': everybody,
  'clinics.identity_file': readersOf('clinics'),
  'clinics.invoice_file': readersOf('clinics', 'accounting'),
  'clinics.contract_file': readersOf('clinics', 'accounting'),
  'users.avatar': () => ofPlatform,
  'users.educationFile': ownPapers,
  'users.militaryServiceStatus': ownPapers,
  'ticket_messages.attachment': readersOf('support'),
  'platform_payments.attachment': billing,
  'subscription_requests.receipt': billing,
  'change_requests.identity_file': readersOf('clinics'),
};
