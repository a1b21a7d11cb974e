import type { BookingAhead, BookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { BookingsAheadList } from '@ziba/shared/domain/bookings-ahead/bookings-ahead-list';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useServiceBookings } from '../../data/services.api';
import { m } from './messages';

interface Props {
  serviceId: number;
}

/** The bookings ahead of a service, each with a link for users who may open it. */
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
      <p>{m.bookings.some(toPersianDigits(String(total)))}</p>
      {bookings.length === 0 ? (
        <p>{m.bookings.hidden}</p>
      ) : (
        <BookingsAheadList
          label={m.bookings.title}
          bookings={bookings}
          nameOf={({ patient_name: name }) => formatText(name)}
          detailOf={detailOf}
        />
      )}
      {bookings.length > 0 && others > 0 && (
        <p>{m.bookings.more(toPersianDigits(String(others)))}</p>
      )}
    </>
  );
}

const detailOf = ({ kind, doctor_name: doctor }: BookingAhead) =>
  doctor ? m.bookings.with(m.bookings[kind], formatText(doctor)) : m.bookings[kind];

const Failed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--danger);
`;
