import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import type { MenuItem } from '@ziba/shared/ui/overlays/menu-entry';
import { useSessionAddresses } from '../../data/session-addresses';
import { m } from './messages';
import type { PaymentDialogKind } from './session-payment-dialog';
import { paymentOffer } from './payment-offer';

/** The report of a session: register it, or view it after the session; undefined without the right. */
function useReportEntry({ id, status, reported_at }: TreatmentSession): MenuItem | undefined {
  const { read, write } = useSessionAddresses();
  const icon = 'file';
  if (status === sessionStatus.done || reported_at !== null) {
    return read ? { label: m.viewReport, icon, to: read.report(id) } : undefined;
  }
  if (!write) return undefined;
  return status === sessionStatus.canceled
    ? { label: m.report, icon, disabled: m.whyCanceled }
    : { label: m.report, icon, to: write.create(id) };
}

/**
 * What can be done with a session of a plan. `main` is the first action that is possible
 * now: the payment, whose label follows the payment status, else the debt, else the report. `others` are
 * the rest; an action that is impossible now says why, and actions without the right are left out.
 */
export function useSessionEntries(
  session: TreatmentSession,
  onDialog: (kind: PaymentDialogKind) => void,
): { main: MenuItem | undefined; others: readonly MenuItem[] } {
  const mayPay = useMayTakePayments('session');
  const mayTakeDebt = useMayTakePayments('debt');
  const report = useReportEntry(session);
  const { label, why } = paymentOffer(session);
  const isDebt = session.status === sessionStatus.done && session.remaining_amount > 0;
  const icon = 'accounting';

  const payment: MenuItem | undefined = mayPay
    ? { label, icon, disabled: why, onSelect: () => onDialog('payment') }
    : undefined;
  const debt: MenuItem | undefined =
    mayTakeDebt && isDebt
      ? { label: m.payDebt, icon, onSelect: () => onDialog('debt') }
      : undefined;
  const history: MenuItem = {
    label: m.history,
    icon: 'history',
    onSelect: () => onDialog('history'),
  };
  const all = [payment, debt, history, report].filter((entry) => entry !== undefined);
  const main = all.find((entry) => entry !== history && entry.disabled === undefined);
  const others = all.filter((entry) => entry !== main);
  return { main, others };
}
