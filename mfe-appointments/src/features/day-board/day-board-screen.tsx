import { addresses } from '@ziba/shared/contracts/addresses';
import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Board } from '@ziba/shared/contracts/board';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/button';
import { ButtonLink } from '@ziba/shared/ui/button-link';
import { Screen } from '@ziba/shared/ui/screen';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/state-views';
import { toast } from '@ziba/shared/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { allowedActions } from '../../widgets/appointment-actions/allowed-actions';
import { DayViews } from '../../widgets/day-views/day-views';
import { columnsOf, rangeOf, type Column } from './board-columns';
import { BoardDialogs, type OpenDialog } from './board-dialogs';
import { BoardGrid, type Pending } from './board-grid';
import { BoardHead } from './board-head';
import { BoardLegend } from './board-legend';
import { stretchOf } from './board-stops';
import { Foot } from './board.styles';
import { useBoard } from './day-board.api';
import { instantOf } from './drop-refusal';
import { m } from './messages';
import { MoveNotice } from './move-notice';
import { useBoardAddress } from './use-board-address';
import { useIsNarrow } from './use-is-narrow';
import { useMove } from './use-move';
import { useNow } from './use-now';

const withRow = (board: Board | undefined, row: AppointmentDetails) =>
  board && {
    ...board,
    appointments: board.appointments.map((one) => (one.id === row.id ? row : one)),
  };

/** A day of all doctors or a week of one: who comes when, live, to be moved and to be booked from. */
export function DayBoardScreen() {
  const address = useBoardAddress();
  const isNarrow = useIsNarrow();
  const now = useNow();
  const mayWrite = useMay('appointments', 'write');
  const mayDelete = useMay('appointments', 'delete');
  const { view, from, to, today } = address;
  const { data, error, mutate } = useBoard({ from, to, doctorId: address.doctorId });
  const pictures = useFileUrls(data?.doctors.flatMap(({ avatar }) => avatar ?? []));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const { moved, isUndoing, keep, forget, move, undo } = useMove(
    (row) => void mutate((board) => withRow(board, row), { revalidate: false }),
  );

  const isOne = isNarrow || view === 'week';
  const doctorId = address.doctorId ?? (isOne ? data?.doctors[0]?.id : undefined);
  const columns = data
    ? columnsOf(data).filter(({ doctor }) => doctorId === undefined || doctor.id === doctorId)
    : [];

  return (
    <Screen
      title={m.title}
      actions={
        mayWrite &&
        mayOpen(addresses.chooseService) && (
          <ButtonLink tone="primary" icon="add" to={addresses.chooseService}>
            {m.newAppointment}
          </ButtonLink>
        )
      }
    >
      <DayViews />
      <BoardHead
        address={address}
        doctors={data?.doctors ?? []}
        doctorId={doctorId}
        isNarrow={isNarrow}
      />
      <MoveNotice moved={moved} isBusy={isUndoing} onUndo={() => void undo()} onClose={forget} />
      {body()}
      {dialog && <BoardDialogs open={dialog} onOpen={setDialog} onMoved={keep} />}
    </Screen>
  );

  function body() {
    if (error && !data) return <ErrorView error={error} onRetry={() => mutate()} />;
    if (!data) return <LoadingView />;
    if (data.doctors.length === 0) return <NoDoctors />;
    if (columns.length === 0) {
      return (
        <EmptyView
          title={m.unknownDoctor}
          action={<Button onClick={() => address.go({ doctorId: null })}>{m.allDoctors}</Button>}
        />
      );
    }
    const rows = { ...rangeOf(columns), step: data.slot_minutes };
    const hidden = columns.reduce((sum, column) => sum + column.hidden, 0);
    return (
      <>
        <BoardGrid
          label={m.boardOf(columns[0]?.dayName ?? '')}
          columns={columns}
          rows={rows}
          view={view}
          today={today}
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
          onDrop={(item, target, refusal) => {
            const column: Column | undefined = columns[target.column];
            if (!column) return;
            const start = instantOf(column, stretchOf(rows, target.row).from);
            const { appointment } = item;
            const isSame =
              Date.parse(start) === Date.parse(appointment.start) &&
              column.doctor.id === appointment.doctor_id;
            if (isSame) return;
            if (refusal) return void toast.error(m.notThere(refusal));
            setPending({ item, target });
            void move(appointment, { start, doctorId: column.doctor.id }).then(() =>
              setPending(null),
            );
          }}
        />
        <Foot>
          <BoardLegend />
          {mayWrite && !isNarrow && <p>{m.moveHint}</p>}
          {hidden > 0 && (
            <p>
              {m.hidden(toPersianDigits(hidden))}{' '}
              {mayOpen(addresses.allAppointments) && (
                <Link to={addresses.allAppointments}>{m.showThem}</Link>
              )}
            </p>
          )}
        </Foot>
      </>
    );
  }
}

function NoDoctors() {
  return (
    <EmptyView
      title={m.noDoctors}
      hint={m.noDoctorsHint}
      action={mayOpen(addresses.users) && <ButtonLink to={addresses.users}>{m.toUsers}</ButtonLink>}
    />
  );
}
