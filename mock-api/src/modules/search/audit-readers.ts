import { clinicAdmin, doctor } from '@ziba/shared/contracts/account-types';
import { consentReaders } from '@ziba/shared/contracts/consents';
import { changeReaders } from '@ziba/shared/contracts/patient-file';
import { photoReaders } from '@ziba/shared/contracts/photo-sets';
import { mayIn, type SectionKey } from '@ziba/shared/contracts/permissions';
import type { Member } from '../../lib/actor';

const settings: readonly SectionKey[] = ['settings'];
const accounting: readonly SectionKey[] = ['accounting'];
const goods: readonly SectionKey[] = ['inventory', 'accounting'];
const users: readonly SectionKey[] = ['users'];
const prescriptions: readonly SectionKey[] = ['prescriptions'];
const appointments: readonly SectionKey[] = ['appointments'];
const services: readonly SectionKey[] = ['services'];
const sms: readonly SectionKey[] = ['sms-panel'];

/** The entities of a patient's file: what was noted and done, by whom. */
const clinical: Readonly<Record<string, readonly SectionKey[]>> = {
  ...changeReaders,
  photos: photoReaders,
  patient_consents: consentReaders,
  patient_merges: ['patients'],
  transcription_items: prescriptions,
  transcription_medications: prescriptions,
  session_items: changeReaders.treatment_sessions,
  report_versions: changeReaders.treatment_sessions,
};

/** Entities that only show their own people: a ticket is seen by who wrote it and by administrators. */
const personal: ReadonlySet<string> = new Set(['tickets', 'ticket_messages']);

/**
 * The sections of which a reader needs one to see the changes of an entity, whose name is that of its table. Changes of
 * an entity that is missing here are shown to administrators of the clinic only.
 */
export const auditReaders: Readonly<Record<string, readonly SectionKey[]>> = {
  ...clinical,
  consent_templates: ['settings', 'prescriptions'],
  consent_template_services: ['settings', 'prescriptions'],
  drugs: prescriptions,
  favourite_drugs: prescriptions,
  plan_templates: appointments,
  appointment_holds: appointments,
  working_hours: ['appointments', 'users'],
  schedule_exceptions: ['appointments', 'users'],
  leave_days: ['appointments', 'users'],
  holidays: ['appointments', 'settings'],
  refunds: changeReaders.payments,
  patient_ledger: changeReaders.payments,
  discount_codes: ['settings', 'accounting'],
  discount_uses: settings,
  cash_days: accounting,
  financial_info: accounting,
  financial_documents: accounting,
  staff_ledger: accounting,
  internal_services: accounting,
  internal_service_documents: accounting,
  devices: accounting,
  insurances: ['accounting', 'settings'],
  payroll_adjustments: accounting,
  payroll_runs: accounting,
  payroll_lines: accounting,
  product_types: goods,
  product_categories: goods,
  products: goods,
  product_financial: goods,
  stock_lots: goods,
  stock_movements: goods,
  service_categories: services,
  services,
  users,
  colleagues: users,
  meta_roles: users,
  doctor_types: users,
  staff_services: users,
  tickets: ['support'],
  ticket_messages: ['support'],
  sms_templates: sms,
  sms_messages: sms,
  sms_broadcasts: sms,
  notifications: settings,
  clinic_settings: settings,
  clinics: settings,
  subscription_requests: settings,
  invoices: settings,
  exports: settings,
  files: settings,
};

/** What of the log a reader sees: whole entities, and of others only their own changes. */
export interface ReadableChanges {
  /** Undefined: all of them. */
  entities: string[] | undefined;
  ownOnly: string[];
}

/** Which changes the member may read: each by the section that shows the entity, a doctor only own clinical ones. */
export function readableChanges(member: Member): ReadableChanges {
  if (member.type === clinicAdmin) return { entities: undefined, ownOnly: [] };
  const readable = Object.keys(auditReaders).filter((entity) =>
    mayIn(member, auditReaders[entity] ?? [], 'read'),
  );
  const isOwn = (entity: string) =>
    personal.has(entity) || (member.type === doctor && entity in clinical);
  return {
    entities: readable.filter((entity) => !isOwn(entity)),
    ownOnly: readable.filter(isOwn),
  };
}
