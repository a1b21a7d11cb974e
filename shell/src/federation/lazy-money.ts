// Written by `node shared/build/provided-modules.mjs`.
import * as patientDrawer from '@ziba/shared/domain/patient-drawer/patient-drawer';
import * as creditDialog from '@ziba/shared/domain/payments/credit-dialog';
import * as debtDialog from '@ziba/shared/domain/payments/debt-dialog';
import * as paymentColumns from '@ziba/shared/domain/payments/payment-columns';
import * as paymentDialog from '@ziba/shared/domain/payments/payment-dialog';
import * as paymentHistoryDialog from '@ziba/shared/domain/payments/payment-history-dialog';
import * as paymentSums from '@ziba/shared/domain/payments/payment-sums';

/** Payments and refunds of patients, and the patient drawer that opens them; keys are paths below `@ziba/shared`. */
export const money = {
  'domain/patient-drawer/patient-drawer': patientDrawer,
  'domain/payments/credit-dialog': creditDialog,
  'domain/payments/debt-dialog': debtDialog,
  'domain/payments/payment-columns': paymentColumns,
  'domain/payments/payment-dialog': paymentDialog,
  'domain/payments/payment-history-dialog': paymentHistoryDialog,
  'domain/payments/payment-sums': paymentSums,
};
