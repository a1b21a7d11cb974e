import * as patientDrawer from '@ziba/shared/domain/patient-drawer/patient-drawer';
import * as debtDialog from '@ziba/shared/domain/payments/debt-dialog';
import * as paymentDialog from '@ziba/shared/domain/payments/payment-dialog';
import * as paymentHistoryDialog from '@ziba/shared/domain/payments/payment-history-dialog';
import * as paymentSums from '@ziba/shared/domain/payments/payment-sums';

/** Money of patients: taken, given back, shown, and a patient at a glance, from where it is taken. By the name of its import below `@ziba/shared`. */
export const money = {
  'domain/patient-drawer/patient-drawer': patientDrawer,
  'domain/payments/debt-dialog': debtDialog,
  'domain/payments/payment-dialog': paymentDialog,
  'domain/payments/payment-history-dialog': paymentHistoryDialog,
  'domain/payments/payment-sums': paymentSums,
};
