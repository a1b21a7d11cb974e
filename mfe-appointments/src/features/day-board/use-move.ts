import type { AppointmentDetails, StaleMove } from '@ziba/shared/contracts/appointment-details';
import { formatText } from '@ziba/shared/format/text';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useAppointmentCalls } from '../../data/appointment-actions.api';
import { refusalText } from '../../widgets/appointment-actions/refusal-text';
import { staleMoveOf } from '../../data/stale-move';
import { m } from './messages';

/** A move that happened here and can be taken back. */
export interface Moved {
  before: AppointmentDetails;
  after: AppointmentDetails;
}

/** A place on the board. */
interface Place {
  /** ISO 8601. */
  start: string;
  doctorId: number;
}

/** A move that was refused because another desk has changed the appointment meanwhile. */
export interface RefusedMove extends StaleMove {
  to: Place;
  /** Whether it was to take the last move back. */
  isBack: boolean;
}

/**
 * Moves appointments and takes the last move back, by moving again: the history keeps both. A move goes
 * from the state that is handed in; when that has changed, `refused` asks whether to go on. `onRow` is
 * told the row as it is now, before the board is read anew.
 */
export function useMove(onRow: (row: AppointmentDetails) => void) {
  const { reschedule } = useAppointmentCalls();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [refused, setRefused] = useState<RefusedMove | null>(null);

  const keep = (before: AppointmentDetails, after: AppointmentDetails) => {
    onRow(after);
    setMoved({ before, after });
  };
  /** Throws what is refused in words, except that the appointment was changed: that is asked. */
  const attempt = async (read: AppointmentDetails, to: Place, isBack: boolean) => {
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
    move: (before: AppointmentDetails, to: Place) => {
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
    /** Makes the refused move after all, from the state in which the appointment is now. */
    goOn: async () => {
      if (refused) await attempt(refused.appointment, refused.to, refused.isBack);
    },
    /** Leaves the appointment where the other desk has put it. */
    leave: () => setRefused(null),
  };
}

/** The moves of a board, and the last one that can be taken back. */
export type Moving = ReturnType<typeof useMove>;
