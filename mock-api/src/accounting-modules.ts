import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { financialDocumentsRoutes } from './modules/financial-documents/financial-documents.routes';
import { financialInfoRoutes } from './modules/financial-info/financial-info.routes';
import { internalServicesRoutes } from './modules/internal-services/internal-services.routes';
import { internalServiceDocumentsRoutes } from './modules/internal-service-documents/internal-service-documents.routes';
import { devicesRoutes } from './modules/devices/devices.routes';
import { deviceServicesRoutes } from './modules/devices/device-services.routes';
import { expensesRoutes } from './modules/expenses/expenses.routes';
import { insurancesRoutes } from './modules/insurances/insurances.routes';
import { accountingSettingsRoutes } from './modules/accounting-settings/accounting-settings.routes';
import { staffLedgerRoutes } from './modules/staff-ledger/staff-ledger.routes';
import { payrollMonthsRoutes } from './modules/payroll/payroll-months.routes';
import { payrollRoutes } from './modules/payroll/payroll.routes';
import { cashRoutes } from './modules/cash/cash.routes';
import { cashPointsRoutes } from './modules/cash/cash-points.routes';

/** The modules of accounting: documents, devices, pay, cash and expenses. */
export const accountingModules: readonly FastifyPluginAsyncZod[] = [
  financialDocumentsRoutes,
  financialInfoRoutes,
  internalServicesRoutes,
  internalServiceDocumentsRoutes,
  devicesRoutes,
  deviceServicesRoutes,
  expensesRoutes,
  insurancesRoutes,
  accountingSettingsRoutes,
  staffLedgerRoutes,
  payrollMonthsRoutes,
  payrollRoutes,
  cashRoutes,
  cashPointsRoutes,
];
