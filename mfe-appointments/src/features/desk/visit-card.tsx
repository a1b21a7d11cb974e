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
import { OffTimeMark } from '../../widgets/visit-status/off-time-mark';
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
  /** The card stands where the doctor is named already. */
  isOfDoctor?: boolean;
  /** Called to open a dialog; the screen renders it, because this card may move while it is open. */
  onDialog: (kind: DialogKind, appointment: AppointmentDetails) => void;
}

/** One person of the waiting room: who, for what, with whom, how long already, and the next step. */
export function VisitCard({ appointment, now, turn, isOfDoctor, onDialog }: Props) {
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
          {isOfDoctor ? what : m.with(what, formatText(doctor.profile.fullName))}
        </span>
      </Body>
      <AppointmentMenu appointment={appointment} onDialog={onDialog} />
      <Foot>
        <Since {...{ appointment, now }} />
        <OffTimeMark offTime={appointment.off_time} />
        <NextStep appointment={appointment} />
      </Foot>
    </Card>
  );
}

const tones = { short: 'info', long: 'warning', tooLong: 'danger' } as const;

/** How long the patient waits, is late or is in the room; after the visit, its result. */
function Since({ appointment, now }: Pick<Props, 'appointment' | 'now'>) {
  const { status, start, arrived_at, started_at } = appointment;
  const since = (instant: string) => minutesSince(instant, now);
  if (status === 'waiting' && arrived_at) {
    const minutes = since(arrived_at);
    const level = waitLevel(minutes);
    const words = minutes === 0 ? m.justNow : m.waits[level](toPersianDigits(minutes));
    return <StatusBadge tone={tones[level]} icon="clock" label={words} />;
  }
  if (status === 'waiting') {
    const minutes = since(start);
    return minutes > 0 ? (
      <StatusBadge tone="warning" label={m.late(toPersianDigits(minutes))} />
    ) : null;
  }
  if (status === 'visiting' && started_at) {
    const minutes = since(started_at);
    const words = minutes === 0 ? m.justCalled : m.inRoomFor(toPersianDigits(minutes));
    return <StatusBadge tone="info" icon="prescriptions" label={words} />;
  }
  return <Status of="appointment" value={status} />;
}
