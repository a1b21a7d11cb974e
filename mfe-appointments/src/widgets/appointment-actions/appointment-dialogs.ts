import { CancelDialog } from './cancel-dialog';
import { HistoryDialog } from './history-dialog';
import { PayVisitDialog } from './pay-visit-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { VisitPaymentsDialog } from './visit-payments-dialog';

/** All dialogs in one chunk: users who open one often open another. */
export const appointmentDialogs = {
  cancel: CancelDialog,
  history: HistoryDialog,
  pay: PayVisitDialog,
  payments: VisitPaymentsDialog,
  reschedule: RescheduleDialog,
};
