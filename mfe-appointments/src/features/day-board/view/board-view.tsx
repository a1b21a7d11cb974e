import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Board } from '@ziba/shared/contracts/board';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { totalOf } from '../../../data/total-of';
import { allowedActions } from '@ziba/shared/domain/visit-changes/quick-actions';
import { useNow } from '../../../widgets/use-now';
import { m } from '../messages';
import { rangeOf, type AppointmentItem, type Column } from '../model/board-columns';
import { instantOf, type BoardPlace } from '../model/board-place';
import type { BoardAddress } from '../model/use-board-address';
import type { Moving } from '../model/use-move';
import { BoardDialogs, type OpenDialog } from './board-dialogs';
import { BoardGrid, type Pending } from './board-grid';
import { BoardLegend } from './board-legend';
import { Foot, BoardArea } from './board.styles';
import { MoveNotice } from './move-notice';
import { MovedMeanwhileDialog } from './moved-meanwhile-dialog';

/** Milliseconds between two moves of the line of the present time. */
const nowInterval = 30_000;

interface Props {
  board: Board;
  /** The columns of the board that are on show. */
  columns: readonly Column[];
  address: BoardAddress;
  isNarrow: boolean;
  moving: Moving;
}

/** The board with its dialogs: items are opened and moved, and the last move can be undone. */
export function BoardView({ board, columns, address, isNarrow, moving }: Props) {
  const now = useNow(nowInterval);
  const mayWrite = useMay('appointments', 'write');
  const mayDelete = useMay('appointments', 'delete');
  const pictures = useFileUrls(board.doctors.flatMap(({ avatar }) => avatar ?? []));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { moved, isUndoing, refused, recordMove, forgetMove, undo, confirmRefused, dropRefused } =
    moving;
  const { pending, drop } = useDrop(moving);

  return (
    <>
      <BoardArea>
        <BoardGrid
          label={m.boardOf(columns[0]?.dayName ?? '')}
          columns={columns}
          rows={{ ...rangeOf(columns), step: board.slot_minutes }}
          view={address.view}
          today={address.today}
          now={now}
          pictures={pictures}
          mayBook={mayWrite && mayOpen(addresses.setAppointment)}
          mayMove={(row) => allowedActions(row, { mayWrite, mayDelete }).has('reschedule')}
          pending={pending}
          onOpen={(thing) =>
            setDialog(
              'treatment_plan_id' in thing
                ? { kind: 'session', session: thing }
                : { kind: 'facts', appointment: thing.appointment },
            )
          }
          onDrop={(item, target, refusal) => void drop(item, target, refusal)}
        />
        <MoveNotice
          moved={moved}
          isBusy={isUndoing}
          onUndo={() => void undo()}
          onClose={forgetMove}
        />
      </BoardArea>
      <BoardFoot columns={columns} mayDrag={mayWrite && !isNarrow} />
      {dialog && <BoardDialogs open={dialog} onOpen={setDialog} onMoved={recordMove} />}
      {refused && (
        <MovedMeanwhileDialog
          refused={refused}
          doctors={board.doctors}
          onConfirm={confirmRefused}
          onCancel={dropRefused}
        />
      )}
    </>
  );
}

/** Moves an appointment to where it was dropped; `pending` holds it until the server has answered. */
function useDrop({ move }: Moving) {
  const [pending, setPending] = useState<Pending | null>(null);
  const drop = async (item: AppointmentItem, target: BoardPlace, refusal: string | null) => {
    const { appointment } = item;
    const { doctorId } = target;
    const start = instantOf(target);
    const isSameTime = Date.parse(start) === Date.parse(appointment.start);
    if (isSameTime && doctorId === appointment.doctor_id) return;
    if (refusal) {
      toast.error(m.notThere(refusal));
      return;
    }
    setPending({ item, target });
    await move(appointment, { start, doctorId });
    setPending(null);
  };
  return { pending, drop };
}

interface BoardFootProps {
  columns: readonly Column[];
  mayDrag: boolean;
}

/** Below the board: the meaning of the colours, how to move an appointment, and how many are not shown. */
function BoardFoot({ columns, mayDrag }: BoardFootProps) {
  const hidden = totalOf(columns, (column) => column.hidden);
  return (
    <Foot>
      <BoardLegend columns={columns} />
      {mayDrag && <p>{m.moveHint}</p>}
      {hidden > 0 && (
        <p>
          {m.hidden(toPersianDigits(hidden))}{' '}
          {mayOpen(addresses.allAppointments) && (
            <Link to={addresses.allAppointments}>{m.showThem}</Link>
          )}
        </p>
      )}
    </Foot>
  );
}
