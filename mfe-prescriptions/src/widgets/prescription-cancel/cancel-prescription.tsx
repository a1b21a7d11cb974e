import { transcriptionTypeLabels } from '@ziba/shared/contracts/transcription-words';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { formatText } from '@ziba/shared/format/text';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useCancelTranscription } from '../../data/transcriptions.api';
import { m } from './messages';

interface Props {
  /** Null while the dialog is closed. */
  prescription: Transcription | null;
  onClose: () => void;
}

/** Asks why a prescription is canceled, and cancels it: its operation no longer takes up the doctor's time. */
export function CancelPrescription({ prescription, onClose }: Props) {
  const cancel = useCancelTranscription();
  if (prescription === null) return null;
  const { id, type, operation_topic, operation_date, patient } = prescription;
  const kind = formatText(operation_topic) || transcriptionTypeLabels[type];
  return (
    <CarefulDialog
      open
      title={m.cancel}
      confirm={m.cancel}
      reason={{ label: m.reason, draft: `cancel-prescription-${id}` }}
      failed={m.failed}
      onConfirm={async (reason) => {
        await cancel(id, reason);
        toast.success(m.done);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.ask(m.nameOf(kind, formatText(patient.full_name)))} {operation_date && m.freesTime}
    </CarefulDialog>
  );
}
