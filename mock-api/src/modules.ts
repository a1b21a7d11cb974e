import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountingModules } from './accounting-modules';
import { appointmentSettingsRoutes } from './modules/appointments/appointment-settings.routes';
import { appointmentsRoutes } from './modules/appointments/appointments.routes';
import { appointmentDetailsRoutes } from './modules/appointments/appointment-details.routes';
import { appointmentChangesRoutes } from './modules/appointments/appointment-changes.routes';
import { bookingRoutes } from './modules/appointments/booking.routes';
import { consentTemplatesRoutes, patientConsentsRoutes } from './modules/consents/consents.routes';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes';
import { platformDashboardRoutes } from './modules/dashboard/platform-dashboard.routes';
import { boardRoutes } from './modules/board/board.routes';
import { exceptionsRoutes } from './modules/calendar/exceptions.routes';
import { holidaysRoutes } from './modules/calendar/holidays.routes';
import { workingHoursRoutes } from './modules/calendar/working-hours.routes';
import { openingsRoutes } from './modules/schedule/openings.routes';
import { scheduleRoutes } from './modules/schedule/schedule.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { exportsRoutes } from './modules/exports/exports.routes';
import { discountsRoutes } from './modules/discounts/discounts.routes';
import { planTemplatesRoutes } from './modules/plan-templates/plan-templates.routes';
import { patientAccountRoutes } from './modules/patients/patient-account.routes';
import { patientAlertsRoutes } from './modules/patients/patient-alerts.routes';
import { patientArchiveRoutes } from './modules/patients/patient-archive.routes';
import { patientHistoryRoutes } from './modules/patients/patient-history.routes';
import { patientOverviewRoutes } from './modules/patients/patient-overview.routes';
import { patientMergeRoutes } from './modules/patient-merge/patient-merge.routes';
import { photoSetsRoutes, photosRoutes } from './modules/photo-sets/photo-sets.routes';
import { appointmentPaymentsRoutes } from './modules/payments/appointment-payments.routes';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { patientsRoutes } from './modules/patients/patients.routes';
import { patientSettingsRoutes } from './modules/patient-settings/patient-settings.routes';
import { prescriptionSettingsRoutes } from './modules/prescription-settings/prescription-settings.routes';
import { productCategoriesRoutes } from './modules/product-categories/product-categories.routes';
import { productFinancialRoutes } from './modules/product-financial/product-financial.routes';
import { productTypesRoutes } from './modules/product-types/product-types.routes';
import { movementsRoutes } from './modules/products/movements.routes';
import { productsRoutes } from './modules/products/products.routes';
import { moneyReportsRoutes, reportsRoutes } from './modules/reports/reports.routes';
import { requestsRoutes } from './modules/requests/requests.routes';
import { searchRoutes } from './modules/search/search.routes';
import { serviceCategoriesRoutes } from './modules/service-categories/service-categories.routes';
import { serviceListsRoutes } from './modules/services/service-lists.routes';
import { servicesRoutes } from './modules/services/services.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { passwordResetRoutes } from './modules/auth/password-reset.routes';
import { sessionsRoutes } from './modules/auth/sessions.routes';
import { ownAccountRoutes } from './modules/auth/own-account.routes';
import { registerRoutes } from './modules/auth/register.routes';
import { clinicCategoriesRoutes } from './modules/clinic-categories/clinic-categories.routes';
import { quoteRoutes } from './modules/resources-pricing/quote.routes';
import { resourcesPricingRoutes } from './modules/resources-pricing/resources-pricing.routes';
import { platformReportsRoutes } from './modules/platform-reports/platform-reports.routes';
import { invoicesRoutes } from './modules/invoices/invoices.routes';
import { clinicInvoicesRoutes } from './modules/invoices/clinic-invoices.routes';
import { renewalRoutes } from './modules/subscription/renewal.routes';
import { subscriptionRequestsRoutes } from './modules/subscription/subscription-requests.routes';
import { subscriptionRoutes } from './modules/subscription/subscription.routes';
import { backupsRoutes } from './modules/backups/backups.routes';
import { ticketsRoutes } from './modules/tickets/tickets.routes';
import { clinicsRoutes } from './modules/clinics/clinics.routes';
import { viewClinicRoutes } from './modules/auth/view-clinic.routes';
import { clinicStandingRoutes } from './modules/clinics/clinic-standing.routes';
import { drugsRoutes, favouriteDrugsRoutes } from './modules/drugs/drugs.routes';
import { eventsRoutes } from './modules/events/events.routes';
import { metricsRoutes } from './modules/metrics/metrics.routes';
import { openApiRoutes } from './modules/openapi/openapi.routes';
import { referenceRoutes } from './modules/reference/reference.routes';
import { filesRoutes } from './modules/files/files.routes';
import { clinicNamesRoutes } from './modules/registry/clinic-names.routes';
import { clinicPeopleRoutes } from './modules/registry/clinic-people.routes';
import { deployTokensRoutes } from './modules/registry/deploy-tokens.routes';
import { activationsRoutes } from './modules/registry/activations.routes';
import { fallbackRoutes } from './modules/registry/fallback.routes';
import { sectionReportsRoutes } from './modules/registry/reports.routes';
import { ringsRoutes } from './modules/registry/rings.routes';
import { rolloutsRoutes } from './modules/registry/rollouts.routes';
import { registryRoutes } from './modules/registry/registry.routes';
import { releasesRoutes } from './modules/registry/releases.routes';
import { registryAuditRoutes } from './modules/registry/audit.routes';
import { developersRoutes } from './modules/registry/developers.routes';
import { overrideRoutes } from './modules/registry/override.routes';
import { explainRoutes } from './modules/registry/explain/explain.routes';
import { matrixRoutes } from './modules/registry/matrix.routes';
import { newSectionsRoutes } from './modules/registry/new-sections.routes';
import { schedulesRoutes } from './modules/registry/schedules.routes';
import { switchesRoutes } from './modules/registry/switches.routes';
import { settingsModules } from './settings-modules';
import { smsOutboxRoutes } from './modules/sms/outbox.routes';
import { smsBroadcastsRoutes } from './modules/sms/broadcasts.routes';
import { smsMessagesRoutes } from './modules/sms/messages.routes';
import { smsTemplatesRoutes } from './modules/sms/templates.routes';
import { stockCountsRoutes } from './modules/stock-counts/stock-counts.routes';
import { stockDeliveriesRoutes } from './modules/stock-deliveries/stock-deliveries.routes';
import { doctorTypesRoutes } from './modules/users/doctor-types.routes';
import { clinicStatusRoutes } from './modules/users/clinic-status.routes';
import { clinicChoicesRoutes } from './modules/users/clinic-choices.routes';
import { staffResetRoutes } from './modules/users/staff-reset.routes';
import { metaRolesRoutes } from './modules/meta-roles/meta-roles.routes';
import { staffServicesRoutes } from './modules/users/staff-services.routes';
import { userChangesRoutes } from './modules/users/user-changes.routes';
import { userRequestsRoutes } from './modules/users/requests.routes';
import { userSessionsRoutes } from './modules/users/user-sessions.routes';
import { usersRoutes } from './modules/users/users.routes';
import { visitNotesRoutes } from './modules/visit-notes/visit-notes.routes';
import { transcriptionListsRoutes } from './modules/transcriptions/transcription-lists.routes';
import { transcriptionPaymentsRoutes } from './modules/transcriptions/transcription-payments.routes';
import { transcriptionReportsRoutes } from './modules/transcriptions/transcription-reports.routes';
import { transcriptionsRoutes } from './modules/transcriptions/transcriptions.routes';
import { planPartsRoutes } from './modules/treatment-plans/plan-parts.routes';
import { treatmentPlansRoutes } from './modules/treatment-plans/treatment-plans.routes';
import { sessionListsRoutes } from './modules/treatment-sessions/session-lists.routes';
import { sessionPaymentsRoutes } from './modules/treatment-sessions/session-payments.routes';
import { sessionReportsRoutes } from './modules/treatment-sessions/session-reports.routes';
import { treatmentSessionsRoutes } from './modules/treatment-sessions/treatment-sessions.routes';
import { healthRoutes } from './modules/health/health.routes';

/** All modules of the API; each one registers its routes below `/api`. */
export const modules: readonly FastifyPluginAsyncZod[] = [
  healthRoutes,
  eventsRoutes,
  metricsRoutes,
  openApiRoutes,
  referenceRoutes,
  authRoutes,
  passwordResetRoutes,
  registerRoutes,
  sessionsRoutes,
  ownAccountRoutes,
  ...settingsModules,
  registryRoutes,
  releasesRoutes,
  activationsRoutes,
  rolloutsRoutes,
  ringsRoutes,
  sectionReportsRoutes,
  fallbackRoutes,
  deployTokensRoutes,
  clinicNamesRoutes,
  clinicPeopleRoutes,
  switchesRoutes,
  matrixRoutes,
  newSectionsRoutes,
  schedulesRoutes,
  registryAuditRoutes,
  explainRoutes,
  developersRoutes,
  overrideRoutes,
  filesRoutes,
  smsMessagesRoutes,
  smsBroadcastsRoutes,
  smsTemplatesRoutes,
  smsOutboxRoutes,
  clinicsRoutes,
  clinicStandingRoutes,
  viewClinicRoutes,
  clinicCategoriesRoutes,
  resourcesPricingRoutes,
  quoteRoutes,
  ticketsRoutes,
  backupsRoutes,
  platformReportsRoutes,
  invoicesRoutes,
  clinicInvoicesRoutes,
  subscriptionRoutes,
  renewalRoutes,
  subscriptionRequestsRoutes,
  usersRoutes,
  staffServicesRoutes,
  userChangesRoutes,
  staffResetRoutes,
  userRequestsRoutes,
  clinicChoicesRoutes,
  userSessionsRoutes,
  clinicStatusRoutes,
  doctorTypesRoutes,
  metaRolesRoutes,
  servicesRoutes,
  serviceListsRoutes,
  serviceCategoriesRoutes,
  productsRoutes,
  movementsRoutes,
  stockDeliveriesRoutes,
  stockCountsRoutes,
  productTypesRoutes,
  productCategoriesRoutes,
  productFinancialRoutes,
  patientsRoutes,
  patientAccountRoutes,
  patientAlertsRoutes,
  patientArchiveRoutes,
  patientHistoryRoutes,
  patientOverviewRoutes,
  patientMergeRoutes,
  photoSetsRoutes,
  photosRoutes,
  paymentsRoutes,
  appointmentPaymentsRoutes,
  exportsRoutes,
  discountsRoutes,
  planTemplatesRoutes,
  searchRoutes,
  moneyReportsRoutes,
  reportsRoutes,
  appointmentsRoutes,
  appointmentDetailsRoutes,
  appointmentSettingsRoutes,
  bookingRoutes,
  appointmentChangesRoutes,
  scheduleRoutes,
  openingsRoutes,
  boardRoutes,
  workingHoursRoutes,
  exceptionsRoutes,
  holidaysRoutes,
  dashboardRoutes,
  platformDashboardRoutes,
  ...accountingModules,
  notificationsRoutes,
  requestsRoutes,
  treatmentPlansRoutes,
  planPartsRoutes,
  treatmentSessionsRoutes,
  sessionListsRoutes,
  sessionPaymentsRoutes,
  sessionReportsRoutes,
  transcriptionsRoutes,
  transcriptionReportsRoutes,
  transcriptionListsRoutes,
  transcriptionPaymentsRoutes,
  visitNotesRoutes,
  drugsRoutes,
  favouriteDrugsRoutes,
  patientSettingsRoutes,
  prescriptionSettingsRoutes,
  consentTemplatesRoutes,
  patientConsentsRoutes,
];
