import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { common } from '@ziba/shared/messages';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import {
  AppointmentDialog,
  type DialogKind,
} from '../../../widgets/appointment-actions/appointment-dialog';
import { AppointmentFactsDialog } from './appointment-facts-dialog';
import { SessionFactsDialog } from './session-facts-dialog';

export type OpenDialog =
  | { kind: 'session'; session: BoardSession }
  | { kind: 'facts' | DialogKind; appointment: AppointmentDetails };

interface Props {
  open: OpenDialog;
  onOpen: (next: OpenDialog | null) => void;
  onMoved: (before: AppointmentDetails, after: AppointmentDetails) => void;
}

const RescheduleDialog = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "appointment-dialogs" */ '../../../widgets/appointment-actions/appointment-dialogs'
      )
    ).appointmentDialogs.reschedule,
  { waiting: () => <span role="status" aria-label={common.loading} /> },
);

/** The dialog that is open over the board. */
export function BoardDialogs({ open, onOpen, onMoved }: Props) {
  const close = () => onOpen(null);
  if (open.kind === 'session') return <SessionFactsDialog session={open.session} onClose={close} />;
  const { kind, appointment } = open;
  if (kind === 'facts') {
    return (
      <AppointmentFactsDialog
        appointment={appointment}
        onDialog={(next) => onOpen({ kind: next, appointment })}
        onClose={close}
      />
    );
  }
  if (kind === 'reschedule') {
    return <RescheduleDialog appointment={appointment} onMoved={onMoved} onClose={close} />;
  }
  return <AppointmentDialog kind={kind} appointment={appointment} onClose={close} />;
}
