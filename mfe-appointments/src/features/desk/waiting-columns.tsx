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
  isDoctorNamed: boolean;
  onDialog: (kind: DialogKind, appointment: AppointmentDetails) => void;
}

const columns = [
  { key: 'waiting', title: m.waiting, icon: 'clock' },
  { key: 'inside', title: m.inRoom, icon: 'prescriptions' },
  { key: 'ended', title: m.ended, icon: 'success' },
] as const;

/** Waiting, in the room, done: three columns, of which a phone shows one at a time. */
export function WaitingColumns(props: Props) {
  const [shown, setShown] = useState<string>('waiting');
  const { room, ...card } = props;
  const { arrived, expected, rooms, ended } = room;
  const counts = {
    waiting: arrived.length + expected.length,
    inside: totalOf(rooms, ({ inside }) => inside.length),
    ended: ended.length,
  };
  const content = {
    waiting: <Waiting {...props} />,
    inside: <Rooms {...props} />,
    ended: <Visits visits={ended} none={m.nobodyEnded} {...card} />,
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

/** The patients who have arrived, in the order of their turn, then those who are expected. */
function Waiting({ room, ...card }: Props) {
  return (
    <>
      <h3>{m.arrived}</h3>
      {room.arrived.length > 0 ? (
        <ol>
          {room.arrived.map((row, index) => (
            <VisitCard key={row.id} appointment={row} turn={index + 1} {...card} />
          ))}
        </ol>
      ) : (
        <Quiet>{m.nobodyArrived}</Quiet>
      )}
      <h3>{m.expected}</h3>
      <Visits visits={room.expected} none={m.nobodyExpected} {...card} />
    </>
  );
}

/** A room for each doctor, with the patients inside. */
function Rooms({ room, now, onDialog }: Props) {
  if (room.rooms.length === 0) return <Quiet>{m.nobodyInRoom}</Quiet>;
  return room.rooms.map((one) => (
    <DoctorRoom
      key={one.doctorId}
      room={one}
      renderVisit={(appointment) => (
        <VisitCard key={appointment.id} isDoctorNamed {...{ appointment, now, onDialog }} />
      )}
    />
  ));
}

interface VisitsProps extends Omit<Props, 'room'> {
  visits: readonly Visit[];
  /** The text of an empty list. */
  none: string;
}

/** Appointments and sessions as cards. */
function Visits({ visits, none, ...card }: VisitsProps) {
  if (visits.length === 0) return <Quiet>{none}</Quiet>;
  return (
    <ul>
      {visits.map(({ key, appointment, session }) =>
        appointment ? (
          <VisitCard key={key} appointment={appointment} {...card} />
        ) : (
          <SessionCard key={key} session={session} />
        ),
      )}
    </ul>
  );
}
