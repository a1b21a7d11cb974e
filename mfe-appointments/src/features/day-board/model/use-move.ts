import type { AppointmentDetails, StaleMove } from '@ziba/shared/contracts/appointment-details';
import { formatText } from '@ziba/shared/format/text';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useAppointmentMutations } from '../../../data/appointment-mutations.api';
import { staleMoveOf } from '../../../data/stale-move';
import { refusalText } from '../../../widgets/appointment-actions/refusal-text';
import { m } from '../messages';

/** A move that was made on this board and can be undone. */
export interface Moved {
  before: AppointmentDetails;
  after: AppointmentDetails;
}

/** The time and the doctor that an appointment moves to. */
interface MoveTarget {
  /** ISO 8601. */
  start: string;
  doctorId: number;
}

/** A move that was refused because another desk has changed the appointment meanwhile. */
export interface RefusedMove extends StaleMove {
  to: MoveTarget;
  /** Whether the refused move was an undo of the last move. */
  isUndo: boolean;
}

/**
 * Moves appointments, and undoes the last move by moving back; the history keeps both moves. A move is
 * based on the appointment that is passed in. If another user has changed it since, `refused` holds the
 * move, and the caller asks whether to go on. `onRow` gets the changed appointment before the board is read
 * again.
 */
export function useMove(onRow: (row: AppointmentDetails) => void) {
  const { reschedule } = useAppointmentMutations();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [refused, setRefused] = useState<RefusedMove | null>(null);

  const recordMove = (before: AppointmentDetails, after: AppointmentDetails) => {
    onRow(after);
    setMoved({ before, after });
  };
  /** Throws an error in words, except for a stale appointment: then it sets `refused`. */
  const attempt = async (read: AppointmentDetails, to: MoveTarget, isUndo: boolean) => {
    try {
      const after = await reschedule(read, to);
      setRefused(null);
      if (!isUndo) return recordMove(read, after);
      onRow(after);
      setMoved(null);
      toast.success(m.movedBack(formatText(after.client.full_name)));
    } catch (error) {
      const stale = staleMoveOf(error);
      if (!stale) {
        const failed = isUndo ? m.undoFailed : m.moveFailed;
        throw new Error(refusalText(failed, error), { cause: error });
      }
      onRow(stale.appointment);
      setMoved(null);
      setRefused({ ...stale, to, isUndo });
    }
  };
  const showError = (error: Error) => toast.error(error.message);

  return {
    moved,
    isUndoing,
    refused,
    recordMove,
    forgetMove: () => setMoved(null),
    move: (before: AppointmentDetails, to: MoveTarget) => {
      setMoved(null);
      return attempt(before, to, false).catch(showError);
    },
    undo: async () => {
      if (!moved || isUndoing) return;
      setUndoing(true);
      const { start, doctor_id: doctorId } = moved.before;
      await attempt(moved.after, { start, doctorId }, true).catch(showError);
      setUndoing(false);
    },
    /** Makes the refused move after all, based on the appointment as it is now. */
    confirmRefused: async () => {
      if (refused) await attempt(refused.appointment, refused.to, refused.isUndo);
    },
    /** Drops the refused move: the appointment stays where the other user has put it. */
    dropRefused: () => setRefused(null),
  };
}

/** What `useMove` returns. */
export type Moving = ReturnType<typeof useMove>;
