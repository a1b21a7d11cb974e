import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { allowedActions } from '@ziba/shared/domain/visit-changes/quick-actions';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppointment } from '../../data/appointments.api';
import { AppointmentDialog } from '../../widgets/appointment-actions/appointment-dialog';
import { m } from '../../widgets/appointment-actions/messages';

interface Props {
  receipt: AppointmentReceipt;
}

type Change = 'reschedule' | 'cancel';
const changes = [
  { change: 'reschedule', icon: 'calendar', label: m.reschedule },
  { change: 'cancel', icon: 'close', label: m.cancel },
] as const;

/** Moves or cancels the appointment of a receipt, as its status and the user's rights allow. */
export function ReceiptChanges({ receipt }: Props) {
  const mayWrite = useMay('appointments', 'write');
  const [open, setOpen] = useState<Change>();
  const { status, appointment_datetime: start } = receipt;
  const facts = { status, start, arrived_at: null, status_at: null };
  const allowed = allowedActions(facts, { mayWrite, mayDelete: false });
  const offered = changes.filter(({ change }) => allowed.has(change));
  if (offered.length === 0 && !open) return null;
  return (
    <Buttons>
      {offered.map(({ change, icon, label }) => (
        <Button key={change} icon={icon} aria-haspopup="dialog" onClick={() => setOpen(change)}>
          {label}
        </Button>
      ))}
      {open && <OpenChange id={receipt.id} change={open} onClose={() => setOpen(undefined)} />}
    </Buttons>
  );
}

interface OpenProps {
  id: number;
  change: Change;
  onClose: () => void;
}

/** The dialog of a change; it reads the appointment first, because a receipt has only its printed parts. */
function OpenChange({ id, change, onClose }: OpenProps) {
  const { data, error, mutate } = useAppointment({ id });
  if (data) return <AppointmentDialog kind={change} appointment={data} onClose={onClose} />;
  const title = m[change];
  return (
    <Dialog open title={title} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />}
    </Dialog>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
