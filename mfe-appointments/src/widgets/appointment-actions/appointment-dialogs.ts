import { CancelDialog } from './cancel-dialog';
import { HistoryDialog } from './history-dialog';
import { RescheduleDialog } from './reschedule-dialog';

/** One chunk: who opens one of them soon opens another. */
export const appointmentDialogs = {
  cancel: CancelDialog,
  history: HistoryDialog,
  reschedule: RescheduleDialog,
};
