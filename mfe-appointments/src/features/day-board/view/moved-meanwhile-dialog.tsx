import type { BoardDoctor } from '@ziba/shared/contracts/board';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import styled from 'styled-components';
import { m as actionTexts } from '../../../widgets/appointment-actions/messages';
import { staleMoveText } from '../../../widgets/appointment-actions/stale-move-text';
import { m } from '../messages';
import type { RefusedMove } from '../model/use-move';

interface Props {
  refused: RefusedMove;
  /** The doctors to whom the appointment may be moved. */
  doctors: readonly BoardDoctor[];
  /** Moves the appointment. An error is shown in the dialog, which stays open. */
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Asks whether an appointment that another desk has changed meanwhile is moved nevertheless. */
export function MovedMeanwhileDialog({ refused, doctors, onConfirm, onCancel }: Props) {
  const { appointment, to } = refused;
  const { doctor_id, doctor, client } = appointment;
  const named = doctors.find(({ id }) => id === to.doctorId)?.name;
  const name = named ?? (to.doctorId === doctor_id ? doctor.profile.fullName : '');
  return (
    <ConfirmDialog
      open
      title={m.changedMeanwhile(formatText(client.full_name))}
      tone="primary"
      confirm={actionTexts.moveAnyway}
      cancel={actionTexts.keepTime}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Sentences>
        <p>{staleMoveText(refused)}</p>
        <p>{m.wantedAt(formatLongDay(to.start), formatTime(to.start), formatText(name))}</p>
      </Sentences>
    </ConfirmDialog>
  );
}

const Sentences = styled.div`
  display: grid;
  gap: var(--space-2);
`;
