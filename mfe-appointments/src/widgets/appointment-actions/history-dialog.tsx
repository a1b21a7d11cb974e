import type {
  AppointmentDetails,
  AppointmentEvent,
} from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useAppointmentHistory } from '../../data/appointment-mutations.api';
import { m } from './messages';

interface Props {
  appointment: AppointmentDetails;
  onClose: () => void;
}

/** What happened to an appointment, the latest first: what, when, by whom and why. */
export function HistoryDialog({ appointment, onClose }: Props) {
  const { data, error, mutate } = useAppointmentHistory(appointment.id);
  return (
    <Dialog open title={m.historyTitle(formatText(appointment.client.full_name))} onClose={onClose}>
      {error && !data && <ErrorView error={error} onRetry={() => mutate()} />}
      {!error && !data && <LoadingView />}
      {data?.data.length === 0 && <EmptyView icon="history" title={m.noHistory} />}
      {data && data.data.length > 0 && (
        <Events>
          {data.data.toReversed().map((event) => (
            <li key={event.id}>
              <b>{m.events[event.type] ?? m.otherEvent}</b>
              {changeOf(event) && <span>{changeOf(event)}</span>}
              {event.reason && <span>{m.becauseOf(formatText(event.reason))}</span>}
              <small>
                <time dateTime={event.at}>{formatDateTime(event.at)}</time>{' '}
                {event.user ? m.by(formatText(event.user.fullName)) : m.bySystem}
              </small>
            </li>
          ))}
        </Events>
      )}
    </Dialog>
  );
}

type Side = AppointmentEvent['before'];

const labelOf = (side: Side) => {
  const status = appointmentStatuses.find((one) => one === side?.status);
  return status && appointmentStatusLabels[status];
};
const startOf = (side: Side) => formatDateTime(typeof side?.start === 'string' ? side.start : null);
const feeOf = (side: Side) => (typeof side?.cancel_fee === 'number' ? side.cancel_fee : 0);

/** A change in words: the times of a move, else the statuses, and the fee if there was one. */
function changeOf({ type, before, after }: AppointmentEvent): string {
  const side = type === 'rescheduled' ? startOf : labelOf;
  const [from, to] = [side(before), side(after)];
  const fee = feeOf(after) > 0 && m.charged(formatToman(feeOf(after)));
  return [from && to && from !== to && m.fromTo(from, to), fee].filter(Boolean).join('، ');
}

const Events = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    padding-block-end: var(--space-4);
    padding-inline-start: var(--space-5);
    border-inline-start: 2px solid var(--line);
    margin-inline-start: 0.4rem;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.45rem;
    inset-inline-start: calc(-0.375rem - 1px);
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--surface);
    border-radius: var(--radius-full);
    background: var(--line-strong);
  }
  li:first-child::before {
    background: var(--accent);
  }
  li:last-child {
    padding-block-end: 0;
    border-color: transparent;
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
