import type { PaymentDialog } from '@ziba/shared/domain/payments/payment-dialog';
import { formatText } from '@ziba/shared/format/text';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import type { ComponentProps, ReactNode } from 'react';
import { useAppointment } from '../../data/appointments.api';
import { m } from './messages';

/** The parts of an appointment that name it; its amounts are read when a dialog opens. */
export interface NamedVisit {
  id: number;
  client: { full_name: string };
}

interface Props {
  appointment: NamedVisit;
  title: string;
  onClose: () => void;
  children: (payable: ComponentProps<typeof PaymentDialog>['payable']) => ReactNode;
}

/** Reads the present amounts of a visit for a payment dialog; those in a list may be out of date. */
export function VisitMoney({ appointment: { id, client }, title, onClose, children }: Props) {
  const { data, error, mutate } = useAppointment({ id });
  if (data) {
    return children({
      target: 'appointment',
      id,
      name: m.visitOf(formatText(client.full_name)),
      total: data.payable_amount,
      paid: data.paid_amount,
      remaining: data.remaining_amount,
    });
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />}
    </Dialog>
  );
}
