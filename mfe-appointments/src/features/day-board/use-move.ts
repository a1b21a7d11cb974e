import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatText } from '@ziba/shared/format/text';
import { toast } from '@ziba/shared/ui/toast';
import { useState } from 'react';
import { useAppointmentCalls } from '../../widgets/appointment-actions/appointment-actions.api';
import { refusalText } from '../../widgets/appointment-actions/refusal-text';
import { m } from './messages';

/** A move that happened here and can be taken back. */
export interface Moved {
  before: AppointmentDetails;
  after: AppointmentDetails;
}

/**
 * Moves appointments and takes the last move back, by moving again: the history keeps both. `onRow` is
 * told the row as it is now, before the board is read anew.
 */
export function useMove(onRow: (row: AppointmentDetails) => void) {
  const { reschedule } = useAppointmentCalls();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isUndoing, setUndoing] = useState(false);

  const keep = (before: AppointmentDetails, after: AppointmentDetails) => {
    onRow(after);
    setMoved({ before, after });
  };
  return {
    moved,
    isUndoing,
    keep,
    forget: () => setMoved(null),
    move: async (before: AppointmentDetails, to: { start: string; doctorId: number }) => {
      setMoved(null);
      try {
        keep(before, await reschedule(before.id, to));
      } catch (error) {
        toast.error(refusalText(m.moveFailed, error));
      }
    },
    undo: async () => {
      if (!moved || isUndoing) return;
      setUndoing(true);
      const { id, start, doctor_id: doctorId, client } = moved.before;
      try {
        onRow(await reschedule(id, { start, doctorId }));
        setMoved(null);
        toast.success(m.movedBack(formatText(client.full_name)));
      } catch (error) {
        toast.error(refusalText(m.undoFailed, error));
      }
      setUndoing(false);
    },
  };
}

/** The moves of a board, and the last one that can be taken back. */
export type Moving = ReturnType<typeof useMove>;
