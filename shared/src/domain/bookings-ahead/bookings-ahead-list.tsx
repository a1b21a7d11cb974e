import { Link } from 'react-router-dom';
import styled from 'styled-components';
import * as addresses from '../../contracts/addresses';
import type { BookingAhead } from '../../contracts/bookings-ahead';
import { formatLongDay, formatTime } from '../../format/date';
import { mayOpen } from '../../session/use-may';
import { m } from './messages';

interface Props {
  label: string;
  bookings: readonly BookingAhead[];
  /** The text of the link to a booking. */
  nameOf: (booking: BookingAhead) => string;
  /** More details, shown after the time. */
  detailOf: (booking: BookingAhead) => string;
}

/** Future bookings in the given order, each with a link for users who may open it. */
export function BookingsAheadList({ label, bookings, nameOf, detailOf }: Props) {
  return (
    <List aria-label={label}>
      {bookings.map((booking) => {
        const to = addressOf(booking);
        const name = nameOf(booking);
        const day = formatLongDay(booking.start);
        return (
          <li key={`${booking.kind} ${booking.id}`}>
            {to ? (
              <Link to={to} aria-label={m.openBooking(name, day)}>
                {name}
              </Link>
            ) : (
              <b>{name}</b>
            )}
            <span>{booking.has_time ? m.dayAndTime(day, formatTime(booking.start)) : day}</span>
            <span>{detailOf(booking)}</span>
          </li>
        );
      })}
    </List>
  );
}

/** The first address of a booking that the user may open; undefined when there is none. */
const addressOf = ({ kind, id }: BookingAhead) => addressesOf[kind](id).find(mayOpen);

const addressesOf: Record<BookingAhead['kind'], (id: number) => string[]> = {
  appointment: (id) => [addresses.receipt(id)],
  session: (id) => [
    addresses.planAddresses('appointments').session(id),
    addresses.planAddresses('prescriptions').session(id),
  ],
  operation: (id) => [addresses.prescription(id)],
};

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
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
