import { addresses } from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels as labels } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import type { MenuEntry } from '@ziba/shared/ui/menu';
import { toast } from '@ziba/shared/ui/toast';
import { useRef } from 'react';
import { allowedActions } from './allowed-actions';
import { useAppointmentCalls } from './appointment-actions.api';
import type { DialogKind } from './appointment-dialog';
import { m } from './messages';
import { refusalText } from './refusal-text';

const ended: Partial<Record<AppointmentDetails['status'], string>> = {
  done: m.isDone,
  canceled: m.isCanceled,
  no_show: m.isNoShow,
};

/**
 * What can be done with an appointment now, as the entries of a menu: by its status, the time and the
 * rights of the user. `onDialog` is told when an action asks something first. An entry does its call
 * and says what came of it; lists follow by themselves.
 */
export function useAppointmentActions(
  appointment: AppointmentDetails,
  onDialog: (kind: DialogKind) => void,
): readonly MenuEntry[] {
  const { id, status, client } = appointment;
  const mayWrite = useMay('appointments', 'write');
  const mayDelete = useMay('appointments', 'delete');
  const { arrive, setStatus, undo } = useAppointmentCalls();
  const isBusy = useRef(false);
  const allowed = allowedActions(appointment, { mayWrite, mayDelete });

  const run = async (call: () => Promise<AppointmentDetails>, said: Said, failed: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      toast.success(said(await call()));
    } catch (error) {
      toast.error(refusalText(failed, error));
    }
    isBusy.current = false;
  };
  const change = (next: 'visiting' | 'done' | 'no_show') =>
    run(
      () => setStatus(id, { status: next }),
      (row) => m.changed(labels[row.status]),
      m.changeFailed,
    );
  const what = status === 'waiting' ? m.arrived : labels[status];

  return [
    allowed.has('arrive') && {
      label: m.arrive,
      icon: 'check',
      onSelect: () =>
        run(
          () => arrive(id),
          (row) => m.arrivedNow(formatText(row.client.full_name)),
          m.changeFailed,
        ),
    },
    allowed.has('callIn') && {
      label: m.callIn,
      icon: 'next-step',
      onSelect: () => change('visiting'),
    },
    allowed.has('finish') && { label: m.finish, icon: 'success', onSelect: () => change('done') },
    allowed.has('noShow') && {
      label: m.noShow,
      icon: 'warning',
      onSelect: () => change('no_show'),
    },
    allowed.has('undo') && {
      label: m.undo(what),
      icon: 'restore',
      onSelect: () =>
        run(
          () => undo(id),
          (row) => m.undone(labels[row.status]),
          m.undoFailed,
        ),
    },
    allowed.size > 0 && 'separator',
    mayOpen(addresses.receipt(id)) && {
      label: m.view,
      icon: 'receipt',
      to: addresses.receipt(id),
    },
    mayOpen(addresses.patientFile(client.id)) && {
      label: m.file,
      icon: 'patients',
      to: addresses.patientFile(client.id),
    },
    { label: m.history, icon: 'history', onSelect: () => onDialog('history') },
    mayWrite && 'separator',
    allowed.has('reschedule') && {
      label: m.reschedule,
      icon: 'calendar',
      onSelect: () => onDialog('reschedule'),
    },
    mayWrite && {
      label: m.cancel,
      icon: 'close',
      danger: true,
      disabled: ended[status],
      onSelect: () => onDialog('cancel'),
    },
  ];
}

type Said = (row: AppointmentDetails) => string;
