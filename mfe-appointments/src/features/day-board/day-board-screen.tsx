import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Board } from '@ziba/shared/contracts/board';
import { mayOpen } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Screen } from '@ziba/shared/ui/views/screen';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { useBoard } from '../../data/day-board.api';
import { BookLink } from '../../widgets/day-views/book-link';
import { DayViews } from '../../widgets/day-views/day-views';
import { m } from './messages';
import { columnsOf } from './model/board-columns';
import { useBoardAddress } from './model/use-board-address';
import { useMove } from './model/use-move';
import { BoardHead } from './view/board-head';
import { BoardView } from './view/board-view';
import { useIsNarrow } from './view/use-is-narrow';

const withRow = (board: Board | undefined, row: AppointmentDetails) =>
  board && {
    ...board,
    appointments: board.appointments.map((one) => (one.id === row.id ? row : one)),
  };

/** The day of all doctors or the week of one, live. Appointments are booked and moved here. */
export function DayBoardScreen() {
  const address = useBoardAddress();
  const isNarrow = useIsNarrow();
  const { view, from, to } = address;
  const { data, error, mutate } = useBoard({ from, to, doctorId: address.doctorId });

  const moving = useMove(
    (row) => void mutate((board) => withRow(board, row), { revalidate: false }),
  );
  // The doctors are the same on every day: keep them while another day is read.
  const [doctors, setDoctors] = useState(data?.doctors ?? []);
  if (data && data.doctors !== doctors) setDoctors(data.doctors);

  const isOne = isNarrow || view === 'week';
  const doctorId = address.doctorId ?? (isOne ? doctors[0]?.id : undefined);
  const columns = data
    ? columnsOf(data).filter(({ doctor }) => doctorId === undefined || doctor.id === doctorId)
    : [];

  return (
    <Screen title={m.title} actions={<BookLink />}>
      <DayViews />
      <BoardHead address={address} doctors={doctors} doctorId={doctorId} isNarrow={isNarrow} />
      {body()}
    </Screen>
  );

  function body() {
    if (error && !data) return <ErrorView error={error} onRetry={() => mutate()} />;
    if (!data) return <LoadingView />;
    if (data.doctors.length === 0) return <NoDoctors />;
    if (columns.length > 0) {
      return (
        <>
          {error && <StaleNotice onRetry={() => mutate()} />}
          <BoardView
            board={data}
            columns={columns}
            address={address}
            isNarrow={isNarrow}
            moving={moving}
          />
        </>
      );
    }
    return (
      <EmptyView
        title={m.unknownDoctor}
        action={<Button onClick={() => address.go({ doctorId: null })}>{m.allDoctors}</Button>}
      />
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
