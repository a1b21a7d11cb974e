import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { Status } from '@ziba/shared/domain/status/status';
import { formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { serviceTitle } from '../../data/service-title';
import type { DialogKind } from '../../widgets/appointment-actions/appointment-dialog';
import { AppointmentMenu } from '../../widgets/appointment-actions/appointment-menu';
import { NextStep } from '../../widgets/appointment-actions/next-step';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { PatientName } from '../../widgets/patient-name';
import { m } from './messages';
import { Body, Card, Foot, Turn } from './visit-card.styles';
import { minutesSince, waitLevel } from './waiting-room';

interface Props {
  appointment: AppointmentDetails;
  /** The present time in milliseconds, for the waiting times. */
  now: number;
  /** The place in the queue, from 1. */
  turn?: number;
  /** Whether the doctor is named beside the card, so that the card leaves the name out. */
  isDoctorNamed?: boolean;
  /** Called to open a dialog; the screen renders it, because this card may move while it is open. */
  onDialog: (kind: DialogKind, appointment: AppointmentDetails) => void;
}

/** A patient in the waiting room: name, service, doctor, waiting time, and the next step. */
export function VisitCard({ appointment, now, turn, isDoctorNamed, onDialog }: Props) {
  const { start, status, client, doctor } = appointment;
  const what = serviceTitle(appointment);
  const isOver = status !== 'waiting' && status !== 'visiting';

  return (
    <Card data-over={isOver || undefined}>
      {turn === undefined ? (
        <time dateTime={start}>{formatTime(start)}</time>
      ) : (
        <Turn aria-label={m.turn(toPersianDigits(turn))}>{toPersianDigits(turn)}</Turn>
      )}
      <Body>
        <b>
          <PatientName patient={client} />
        </b>
        <span>
          {turn !== undefined && <time dateTime={start}>{formatTime(start)} </time>}
          {isDoctorNamed ? what : m.with(what, formatText(doctor.profile.fullName))}
        </span>
      </Body>
      <AppointmentMenu appointment={appointment} onDialog={onDialog} />
      <Foot>
        <VisitDuration {...{ appointment, now }} />
        <OffTimeMark offTime={appointment.off_time} />
        <NextStep appointment={appointment} />
      </Foot>
    </Card>
  );
}

const tones = { short: 'info', long: 'warning', tooLong: 'danger' } as const;

/** How long the patient waits, is late or is in the room; after the visit, its result. */
function VisitDuration({ appointment, now }: Pick<Props, 'appointment' | 'now'>) {
  const { status, start, arrived_at, started_at } = appointment;
  const minutesFrom = (instant: string) => minutesSince(instant, now);
  if (status === 'waiting' && arrived_at) {
    const minutes = minutesFrom(arrived_at);
    const level = waitLevel(minutes);
    const words = minutes === 0 ? m.justNow : m.waits[level](toPersianDigits(minutes));
    return <StatusBadge tone={tones[level]} icon="clock" label={words} />;
  }
  if (status === 'waiting') {
    const minutes = minutesFrom(start);
    return minutes > 0 ? (
      <StatusBadge tone="warning" label={m.late(toPersianDigits(minutes))} />
    ) : null;
  }
  if (status === 'visiting' && started_at) {
    const minutes = minutesFrom(started_at);
    const words = minutes === 0 ? m.justCalled : m.inRoomFor(toPersianDigits(minutes));
    return <StatusBadge tone="info" icon="prescriptions" label={words} />;
  }
  return <Status of="appointment" value={status} />;
}
