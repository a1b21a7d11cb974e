import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels as labels } from '@ziba/shared/contracts/appointment-texts';
import { takesPlace } from '@ziba/shared/contracts/takes-place';
import { useQuickActions } from '@ziba/shared/domain/visit-changes/quick-actions';
import { formatText } from '@ziba/shared/format/text';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import { m } from './messages';
import { usePlanEntry } from './use-plan-entry';

interface Props {
  appointment: AppointmentDetails;
  /** Opens the menu when it is mounted. */
  isOpenAtFirst: boolean;
}

const finalWords = { done: m.isDone, canceled: m.isCanceled, no_show: m.isNoShow } as const;

/** What the doctor can do with a patient of today. */
export function PatientMenu({ appointment, isOpenAtFirst }: Props) {
  const { id, client, transcription_id } = appointment;
  const plan = usePlanEntry(appointment);
  const steps = useStatusEntries(appointment);
  const registration = addresses.choosePrescription(id);
  const prescription = transcription_id && addresses.prescription(transcription_id);
  const mayWrite = useMay('prescriptions', 'write');
  const file = usePatientFileAddress(client.id);
  const items: MenuEntry[] = [
    plan,
    takesPlace(appointment) &&
      mayWrite && { label: m.register, icon: 'prescriptions', to: registration },
    !!prescription &&
      mayOpen(prescription) && { label: m.viewPrescription, icon: 'receipt', to: prescription },
    file !== undefined && { label: m.file, icon: 'patients', to: file },
    ...steps,
  ];
  if (!items.some(Boolean)) return null;
  return (
    <Menu
      look="icon"
      label={m.actionsOf(formatText(client.full_name))}
      items={items}
      isOpenAtFirst={isOpenAtFirst}
    />
  );
}

/**
 * The next status, or why there is none, and the undo of the last change. Nothing for users who may not
 * change appointments.
 */
function useStatusEntries(appointment: AppointmentDetails): MenuEntry[] {
  const { status } = appointment;
  const { allowed, act, whyNot, mayWrite } = useQuickActions(appointment);
  if (!mayWrite) return [];
  const undone = status === 'waiting' ? m.arrived : labels[status];
  return [
    allowed.has('callIn') && {
      label: m.changeTo(labels.visiting),
      icon: 'next-step',
      disabled: whyNot,
      onSelect: () => act('callIn'),
    },
    allowed.has('finish') && {
      label: m.changeTo(labels.done),
      icon: 'success',
      disabled: whyNot,
      onSelect: () => act('finish'),
    },
    status in finalWords && {
      label: finalWords[status as keyof typeof finalWords],
      icon: status === 'done' ? 'success' : 'close',
      disabled: m.isFinal,
    },
    allowed.has('undo') && {
      label: m.undo(undone),
      icon: 'restore',
      disabled: whyNot,
      onSelect: () => act('undo'),
    },
  ];
}
