import * as addresses from '@ziba/shared/contracts/addresses';
import type { BookingAhead, BookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { mayOpen } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useServiceBookings } from '../../data/services.api';
import { m } from './messages';

interface Props {
  serviceId: number;
}

/** The bookings that are still to come for a service, each with a link to it for those who may open it. */
export function ServiceBookingList({ serviceId }: Props) {
  const { data, error, mutate } = useServiceBookings(serviceId);
  if (data) return <Found {...data} />;
  if (!error) return <LoadingView />;
  return (
    <Failed role="alert">
      {m.bookings.failed}
      <Button size="small" icon="retry" onClick={() => void mutate()}>
        {common.tryAgain}
      </Button>
    </Failed>
  );
}

function Found({ total, bookings }: BookingsAhead) {
  if (total === 0) return <p>{m.bookings.none}</p>;
  const others = total - bookings.length;
  return (
    <>
      <p>{m.bookings.some(toPersianDigits(total))}</p>
      {bookings.length === 0 && <p>{m.bookings.hidden}</p>}
      {bookings.length > 0 && (
        <List aria-label={m.bookings.title} tabIndex={0}>
          {bookings.map((booking) => (
            <Booking key={`${booking.kind} ${booking.id}`} {...booking} />
          ))}
        </List>
      )}
      {bookings.length > 0 && others > 0 && <p>{m.bookings.more(toPersianDigits(others))}</p>}
    </>
  );
}

/** Where a booking opens: the first of its addresses that the user may open. */
const addressOf = ({ kind, id }: BookingAhead) =>
  (kind === 'session'
    ? [addresses.treatmentSession(id), addresses.sessionThere(id)]
    : [addresses.receipt(id)]
  ).find(mayOpen);

function Booking(booking: BookingAhead) {
  const { kind, patient_name, doctor_name, start, has_time } = booking;
  const patient = formatText(patient_name);
  const day = formatLongDay(start);
  const to = addressOf(booking);
  return (
    <li>
      {to ? (
        <Link to={to} aria-label={m.bookings.open(patient, day)}>
          {patient}
        </Link>
      ) : (
        <b>{patient}</b>
      )}
      <span>{has_time ? `${day}، ${formatTime(start)}` : day}</span>
      <span>
        {m.bookings[kind]}
        {doctor_name && ` ${m.bookings.with(formatText(doctor_name))}`}
      </span>
    </li>
  );
}

const Failed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--danger);
`;

const List = styled.ul`
  max-block-size: 14rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding: var(--space-2) var(--space-3);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
