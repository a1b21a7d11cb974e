import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useState } from 'react';
import { totalOf } from '../../data/total-of';
import type { DialogKind } from '../../widgets/appointment-actions/appointment-dialog';
import { DoctorRoom } from './doctor-room';
import { m } from './messages';
import { SessionCard } from './session-card';
import { VisitCard } from './visit-card';
import { Choice, Column, Columns, Count, Quiet } from './waiting-columns.styles';
import type { Visit, WaitingRoom } from './waiting-room';

interface Props {
  room: WaitingRoom;
  /** Milliseconds. */
  now: number;
  /** All patients come to one doctor, so the cards do not name the doctor. */
  isOfDoctor: boolean;
  onDialog: (kind: DialogKind, appointment: AppointmentDetails) => void;
}

const columns = [
  { key: 'waiting', title: m.waiting, icon: 'clock' },
  { key: 'inside', title: m.inRoom, icon: 'prescriptions' },
  { key: 'ended', title: m.ended, icon: 'success' },
] as const;

/** Waiting, in the room, done: three columns, of which a phone shows one at a time (beyond E19). */
export function WaitingColumns({ room, now, isOfDoctor, onDialog }: Props) {
  const [shown, setShown] = useState<string>('waiting');
  const { arrived, expected, rooms, ended } = room;
  const counts = {
    waiting: arrived.length + expected.length,
    inside: totalOf(rooms, ({ inside }) => inside.length),
    ended: ended.length,
  };
  const drawAppointment = (appointment: AppointmentDetails, turn?: number) => (
    <VisitCard key={appointment.id} {...{ appointment, now, turn, isOfDoctor, onDialog }} />
  );
  const draw = ({ key, appointment, session }: Visit) =>
    appointment ? drawAppointment(appointment) : <SessionCard key={key} session={session} />;

  const content = {
    waiting: (
      <>
        <h3>{m.arrived}</h3>
        {arrived.length > 0 ? (
          <ol>{arrived.map((row, index) => drawAppointment(row, index + 1))}</ol>
        ) : (
          <Quiet>{m.nobodyArrived}</Quiet>
        )}
        <h3>{m.expected}</h3>
        {expected.length > 0 ? <ul>{expected.map(draw)}</ul> : <Quiet>{m.nobodyExpected}</Quiet>}
      </>
    ),
    inside:
      rooms.length > 0 ? (
        rooms.map((one) => (
          <DoctorRoom
            key={one.doctorId}
            room={one}
            draw={(appointment) => (
              <VisitCard key={appointment.id} isOfDoctor {...{ appointment, now, onDialog }} />
            )}
          />
        ))
      ) : (
        <Quiet>{m.nobodyInRoom}</Quiet>
      ),
    ended: ended.length > 0 ? <ul>{ended.map(draw)}</ul> : <Quiet>{m.nobodyEnded}</Quiet>,
  };

  return (
    <>
      <Choice role="group" aria-label={m.lists}>
        {columns.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === shown}
            onClick={() => setShown(key)}
          >
            {title}
            <Count>{toPersianDigits(counts[key])}</Count>
          </button>
        ))}
      </Choice>
      <Columns>
        {columns.map(({ key, title, icon }) => (
          <Column key={key} aria-label={title} data-shown={key === shown || undefined}>
            <h2>
              <Icon name={icon} />
              {title}
              <Count>{toPersianDigits(counts[key])}</Count>
            </h2>
            {content[key]}
          </Column>
        ))}
      </Columns>
    </>
  );
}
