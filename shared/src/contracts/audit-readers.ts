import { alertWriters } from './patient-alerts';
import { mayIn, type Access, type SectionKey } from './permissions';
import { photoReaders } from './photo-sets';
import { visitNoteReaders } from './visit-notes';

const care = ['patients', 'appointments', 'prescriptions'] as const;
const money = ['accounting'] as const;
const stock = ['inventory'] as const;
const own = ['settings'] as const;

/**
 * The rows whose changes the log of a clinic shows, by the names in the log, and the sections that own them: a reader
 * of the log needs one of these, too. Changes of other rows are not shown to anybody.
 */
export const auditReaders = {
  patients: ['patients'],
  patient_alerts: alertWriters,
  patient_consents: ['patients'],
  consent_templates: ['patients'],
  photo_sets: photoReaders,
  appointments: care,
  treatment_plans: care,
  treatment_sessions: care,
  transcriptions: ['patients', 'prescriptions'],
  visit_notes: visitNoteReaders,
  plan_templates: ['appointments', 'prescriptions'],
  drugs: ['prescriptions'],
  working_hours: ['appointments'],
  schedule_exceptions: ['appointments'],
  holidays: ['appointments'],
  payments: ['appointments', 'accounting'],
  cash_days: money,
  cash_points: money,
  financial_documents: money,
  financial_info: money,
  staff_ledger: money,
  payroll_runs: money,
  payroll_adjustments: money,
  expenses: money,
  devices: money,
  device_services: money,
  internal_services: money,
  internal_service_documents: money,
  product_financial: ['accounting', 'inventory'],
  products: stock,
  stock_counts: stock,
  stock_deliveries: stock,
  product_categories: stock,
  product_types: stock,
  services: ['services'],
  service_categories: ['services'],
  users: ['users'],
  meta_roles: ['users'],
  doctor_types: ['users'],
  sms_templates: ['sms-panel'],
  sms_messages: ['sms-panel'],
  sms_broadcasts: ['sms-panel'],
  tickets: ['support'],
  clinics: own,
  clinic_settings: own,
  discount_codes: money,
  insurances: ['accounting', 'settings'],
  exports: own,
  files: own,
  invoices: own,
  subscription_requests: own,
  change_requests: own,
  subscription_periods: own,
  backups: own,
} as const satisfies Record<string, readonly SectionKey[]>;
export type AuditedEntity = keyof typeof auditReaders;

const entities = Object.keys(auditReaders) as AuditedEntity[];

/** The rows whose changes a user may read in the log of a clinic. */
export const auditedFor = (access: Access): AuditedEntity[] =>
  entities.filter((entity) => mayIn(access, auditReaders[entity], 'read'));

/** Rows that hold what was noted about patients: their values are for those who read patients' files only. */
const medical: readonly AuditedEntity[] = [
  'appointments',
  'treatment_plans',
  'treatment_sessions',
  'transcriptions',
  'visit_notes',
];

/** The rows whose old and new values a user may read in the log. */
export const auditedValuesFor = (access: Access): AuditedEntity[] => {
  const mayReadFiles = mayIn(access, ['patients', 'prescriptions'], 'read');
  return auditedFor(access).filter((entity) => mayReadFiles || !medical.includes(entity));
};
