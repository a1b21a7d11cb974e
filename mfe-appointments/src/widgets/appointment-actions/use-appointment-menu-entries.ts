import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels as labels } from '@ziba/shared/contracts/appointment-texts';
import { useQuickActions, type QuickAction } from '@ziba/shared/domain/visit-changes/quick-actions';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { patientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import type { DialogKind } from './appointment-dialog';
import { isOwed } from './is-owed';
import { m } from './messages';

const whyNoCancel: Partial<Record<AppointmentDetails['status'], string>> = {
  done: m.isDone,
  canceled: m.isCanceled,
  no_show: m.isNoShow,
};

const quickEntries = [
  { action: 'arrive', label: m.arrive, icon: 'check' },
  { action: 'callIn', label: m.callIn, icon: 'next-step' },
  { action: 'finish', label: m.finish, icon: 'success' },
  { action: 'noShow', label: m.noShow, icon: 'warning' },
] as const satisfies readonly { action: QuickAction; label: string; icon: string }[];

/**
 * The menu entries of an appointment: the actions that its status, the time and the user's rights allow
 * now. `onDialog` is called for actions that need a dialog.
 */
export function useAppointmentMenuEntries(
  appointment: AppointmentDetails,
  onDialog: (kind: DialogKind) => void,
): readonly MenuEntry[] {
  const { id, status, client } = appointment;
  const mayWrite = useMay('appointments', 'write');
  const mayTake = useMayTakePayments('appointment');
  const { allowed, act, whyNot: disabled } = useQuickActions(appointment);
  const undone = status === 'waiting' ? m.arrived : labels[status];
  const [receipt, file] = [addresses.receipt(id), patientFileAddress(client.id)];
  const hasQuickEntries =
    allowed.has('undo') || quickEntries.some(({ action }) => allowed.has(action));

  return [
    ...quickEntries.map(
      ({ action, ...entry }) =>
        allowed.has(action) && { ...entry, disabled, onSelect: () => act(action) },
    ),
    allowed.has('undo') && {
      label: m.undo(undone),
      icon: 'restore',
      disabled,
      onSelect: () => act('undo'),
    },
    hasQuickEntries && 'separator',
    mayTake &&
      isOwed(appointment) && {
        label: m.pay,
        icon: 'accounting',
        onSelect: () => onDialog('pay'),
      },
    appointment.paid_amount > 0 && {
      label: m.payments,
      icon: 'receipt',
      onSelect: () => onDialog('payments'),
    },
    mayOpen(receipt) && { label: m.view, icon: 'receipt', to: receipt },
    file !== undefined && { label: m.file, icon: 'patients', to: file },
    { label: m.history, icon: 'history', onSelect: () => onDialog('history') },
    mayWrite && 'separator',
    allowed.has('reschedule') && {
      label: m.reschedule,
      icon: 'calendar',
      disabled,
      onSelect: () => onDialog('reschedule'),
    },
    mayWrite && {
      label: m.cancel,
      icon: 'close',
      danger: true,
      disabled: whyNoCancel[status] ?? disabled,
      onSelect: () => onDialog('cancel'),
    },
  ];
}
