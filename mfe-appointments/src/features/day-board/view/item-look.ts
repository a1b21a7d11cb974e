import {
  appointmentStatusLabels as labels,
  arrivedLabel,
} from '@ziba/shared/contracts/appointment-texts';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { offTimeText, type OffTime } from '@ziba/shared/contracts/off-time';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { visitStateOf } from '@ziba/shared/contracts/visit-states';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { timeOfMinutes } from '@ziba/shared/format/time-of-day';
import type { IconName } from '@ziba/shared/ui/controls/icon';
import { serviceTitle } from '../../../data/service-title';
import { m } from '../messages';
import type { BoardItem, Stretch } from '../model/board-columns';

/**
 * The ground of a card: `plain` is white, because the shaded ground of the board means closed hours; the
 * others are colours of the theme.
 */
export type CardTone = 'plain' | 'accent' | 'info' | 'success' | 'warning';

export interface ItemLook {
  tone: CardTone;
  /** Has the same meaning as the colour. */
  icon: IconName;
  /** The patient, in large letters. */
  name: string;
  /** The service or the time, below the name. */
  detail: string;
  status: string;
  /** The text for screen readers, in place of all other texts. */
  label: string;
  /** Why the doctor does not work at that time; undefined where they do. */
  offTime?: string;
}

/** Why the doctor does not work at that time; undefined where they do. */
export const formatOffTime = (offTime: OffTime | undefined) =>
  offTime && formatText(offTimeText(offTime));
const withOffTime = (label: string, offTime: string | undefined) =>
  offTime ? m.withOffTime(label, offTime) : label;

export const formatMinutes = (minutes: number) =>
  minutes === 1440 ? toPersianDigits('24:00') : toPersianDigits(timeOfMinutes(minutes));

export const formatSpan = ({ from, to }: Stretch) => m.span(formatMinutes(from), formatMinutes(to));

export const sessionBadge = ({ ordinal, sessions_count }: BoardSession) =>
  m.sessionBadge(toPersianDigits(ordinal), toPersianDigits(Math.max(ordinal, sessions_count)));

const looks = {
  waiting: { tone: 'neutral', icon: 'clock', status: labels.waiting },
  arrived: { tone: 'warning', icon: 'check', status: arrivedLabel },
  visiting: { tone: 'info', icon: 'prescriptions', status: labels.visiting },
  done: { tone: 'success', icon: 'success', status: labels.done },
  canceled: { tone: 'neutral', icon: 'error', status: labels.canceled },
  no_show: { tone: 'neutral', icon: 'warning', status: labels.no_show },
} as const;

/** Tone, icon and words of an appointment's status; a patient who has arrived counts as a status of its own. */
export const stateOf = (appointment: AppointmentDetails) => looks[visitStateOf(appointment)];

const kinds = {
  session: { tone: 'accent', icon: 'calendar' },
  operation: { tone: 'accent', icon: 'services' },
  hold: { tone: 'plain', icon: 'edit' },
} as const;

/** Expected patients have a white ground. */
const groundOf = (tone: 'neutral' | CardTone): CardTone => (tone === 'neutral' ? 'plain' : tone);

/** Colours and icons with their meanings, for the legend below the board. */
export const legend: readonly { tone: CardTone; icon: IconName; label: string }[] = [
  ...[looks.waiting, looks.arrived, looks.visiting, looks.done].map(
    ({ status, tone, ...look }) => ({
      ...look,
      tone: groundOf(tone),
      label: status,
    }),
  ),
  { ...kinds.session, label: m.session },
  { ...kinds.operation, label: m.operation },
  { ...kinds.hold, label: m.held },
];

/** The look of an item, and its text for screen readers. */
export function lookOf(item: BoardItem): ItemLook {
  const span = formatSpan(item);
  if (item.kind === 'appointment') {
    const name = formatText(item.appointment.client.full_name);
    const detail = serviceTitle(item.appointment);
    const look = stateOf(item.appointment);
    const offTime = formatOffTime(item.appointment.off_time);
    const label = withOffTime(m.appointmentOf(name, span, detail, look.status), offTime);
    return { ...look, tone: groundOf(look.tone), name, detail, label, offTime };
  }
  if (item.kind === 'session') {
    const { session } = item;
    const name = formatText(session.patient.full_name);
    const badge = sessionBadge(session);
    const status = sessionStatus[session.status];
    const offTime = formatOffTime(session.off_time);
    return {
      ...kinds.session,
      ...(session.status === 'done' && { icon: 'success' }),
      name,
      detail: badge,
      status,
      label: withOffTime(
        m.sessionOf(badge, name, span, formatText(session.title), status),
        offTime,
      ),
      offTime,
    };
  }
  if (item.kind === 'operation') {
    const words = { name: m.operation, detail: span, status: '' };
    return { ...kinds.operation, ...words, label: m.operationAt(span) };
  }
  const holder = item.busy.holder ? m.heldBy(formatText(item.busy.holder)) : m.held;
  return {
    ...kinds.hold,
    name: holder,
    detail: span,
    status: '',
    label: m.heldAt(span, holder),
  };
}
