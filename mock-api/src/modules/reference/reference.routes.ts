import { appointmentStatuses, packageTypes } from '@ziba/shared/contracts/appointments';
import {
  appointmentStatusLabels,
  packageTypeLabels,
} from '@ziba/shared/contracts/appointment-texts';
import { accountStatuses } from '@ziba/shared/contracts/clinics';
import { subscriptionTypes } from '@ziba/shared/contracts/clinic-texts';
import { paymentStatuses } from '@ziba/shared/contracts/clinical';
import { discountKinds } from '@ziba/shared/contracts/discounts';
import { fileFolders, fileLimits } from '@ziba/shared/contracts/files';
import { documentTypes } from '@ziba/shared/contracts/financial-documents';
import {
  incomeType,
  percentageSources,
  staffInsurances,
} from '@ziba/shared/contracts/financial-info';
import { genders, insuranceTypes } from '@ziba/shared/contracts/patients';
import { ledgerKinds, paymentMethods, paymentStates } from '@ziba/shared/contracts/payments';
import { roleKinds } from '@ziba/shared/contracts/meta-roles';
import { adminSections, clinicSections, levels } from '@ziba/shared/contracts/permissions';
import { productStatuses } from '@ziba/shared/contracts/product-status';
import { clinicFeatures, referenceLists } from '@ziba/shared/contracts/reference';
import { resourceTypes } from '@ziba/shared/contracts/resources-pricing';
import { slotStates } from '@ziba/shared/contracts/schedule';
import {
  smsEventTitles,
  smsKeyTitles,
  smsKinds,
  smsStatusTitles,
} from '@ziba/shared/contracts/sms-texts';
import { ticketDefaults, ticketStatuses } from '@ziba/shared/contracts/tickets';
import { transcriptionTypes } from '@ziba/shared/contracts/transcription-words';
import { planStatuses } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatuses } from '@ziba/shared/contracts/treatment-sessions';
import { staffGenders } from '@ziba/shared/contracts/user-fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const lists = {
  package_type: packageTypes,
  appointment_status: appointmentStatuses,
  slot_state: slotStates,
  payment_status: paymentStatuses,
  payment_method: paymentMethods,
  payment_state: paymentStates,
  patient_ledger_kind: ledgerKinds,
  discount_kind: discountKinds,
  plan_status: planStatuses,
  session_status: sessionStatuses,
  transcription_type: transcriptionTypes,
  insurance_type: insuranceTypes,
  gender: genders,
  staff_gender: staffGenders,
  income_type: Object.values(incomeType),
  percentage_source: percentageSources,
  staff_insurance_type: staffInsurances,
  document_type: documentTypes,
  product_status: productStatuses,
  account_status: accountStatuses,
  subscription_type: subscriptionTypes,
  features: clinicFeatures,
  resource_type: resourceTypes,
  ticket_status: ticketStatuses,
  ticket_department: [ticketDefaults.department],
  ticket_priority: [ticketDefaults.priority],
  sms_event: Object.keys(smsEventTitles),
  sms_key: Object.keys(smsKeyTitles),
  sms_status: Object.keys(smsStatusTitles),
  sms_kind: smsKinds,
  file_folder: fileFolders,
  file_extension: fileLimits.extensions,
  clinic_section: clinicSections,
  admin_section: adminSections,
  level: Object.values(levels),
  role_kind: roleKinds,
} as const;

const labels = {
  package_type: packageTypeLabels,
  appointment_status: appointmentStatusLabels,
  sms_event: smsEventTitles,
  sms_key: smsKeyTitles,
  sms_status: smsStatusTitles,
};

/** The words that fields accept, so that a client need not copy them. */
export const referenceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/reference', {
    onRequest: app.allow('signed-in'),
    schema: { response: { 200: referenceLists } },
    handler: async () => ({ ...lists, labels }),
  });
};
