import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { PaymentDialog } from '@ziba/shared/domain/payments/payment-dialog';
import { formatText } from '@ziba/shared/format/text';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import type { ComponentProps, ReactNode } from 'react';
import useSWR from 'swr';
import { m } from './messages';

/** As much of an appointment as names it; its amounts are read when a dialog opens. */
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

/** The amounts of a visit as the server has them now: what a list shows may be old. */
export function VisitMoney({ appointment: { id, client }, title, onClose, children }: Props) {
  const key = ['/appointments', `/appointments/${id}`] satisfies ResourceKey;
  const { data, error, mutate } = useSWR<AppointmentDetails, ApiError>(key);
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
