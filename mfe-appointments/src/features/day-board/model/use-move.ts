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
  isBack: boolean;
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

  const keep = (before: AppointmentDetails, after: AppointmentDetails) => {
    onRow(after);
    setMoved({ before, after });
  };
  /** Throws an error in words, except for a stale appointment: then it sets `refused`. */
  const attempt = async (read: AppointmentDetails, to: MoveTarget, isBack: boolean) => {
    try {
      const after = await reschedule(read, to);
      setRefused(null);
      if (!isBack) return keep(read, after);
      onRow(after);
      setMoved(null);
      toast.success(m.movedBack(formatText(after.client.full_name)));
    } catch (error) {
      const stale = staleMoveOf(error);
      if (!stale) {
        const failed = isBack ? m.undoFailed : m.moveFailed;
        throw new Error(refusalText(failed, error), { cause: error });
      }
      onRow(stale.appointment);
      setMoved(null);
      setRefused({ ...stale, to, isBack });
    }
  };
  const say = (error: Error) => toast.error(error.message);

  return {
    moved,
    isUndoing,
    refused,
    keep,
    forget: () => setMoved(null),
    move: (before: AppointmentDetails, to: MoveTarget) => {
      setMoved(null);
      return attempt(before, to, false).catch(say);
    },
    undo: async () => {
      if (!moved || isUndoing) return;
      setUndoing(true);
      const { start, doctor_id: doctorId } = moved.before;
      await attempt(moved.after, { start, doctorId }, true).catch(say);
      setUndoing(false);
    },
    /** Makes the refused move after all, based on the appointment as it is now. */
    goOn: async () => {
      if (refused) await attempt(refused.appointment, refused.to, refused.isBack);
    },
    /** Drops the refused move: the appointment stays where the other user has put it. */
    leave: () => setRefused(null),
  };
}

/** What `useMove` returns. */
export type Moving = ReturnType<typeof useMove>;
