import type { DoctorOpenings } from '@ziba/shared/contracts/openings';
import { formatLongDay, formatTime, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ButtonLink } from '@ziba/shared/ui/button-link';
import { Skeleton } from '@ziba/shared/ui/skeleton';
import styled from 'styled-components';
import { bookingAddress, type BookingParams } from './booking-params';
import { m } from './messages';

interface Props {
  doctor: { id: number; name: string };
  /** Undefined while they are on their way. */
  openings: DoctorOpenings | undefined;
  /** What is known of the booking already. */
  known: BookingParams;
}

/** `امروز`, `فردا`, or the weekday with its date. */
function nameOfDay(start: string): string {
  const day = todayIso(new Date(start));
  const today = todayIso();
  if (day === today) return common.today;
  if (day === addDays(today, 1)) return m.tomorrow;
  // Without the year: these are days of the next two weeks.
  return formatLongDay(day).split(' ').slice(0, -1).join(' ');
}

/** The next free times of a doctor; each is the way to the form that books it. */
export function NextTimes({ doctor, openings, known }: Props) {
  if (!openings) return <Skeleton count={1} />;
  if (openings.slots.length === 0) return <None>{m.noNextTime}</None>;
  const name = formatText(doctor.name);
  return (
    <Times aria-label={m.nextTimes(name)}>
      {openings.slots.map(({ start }) => {
        const time = m.onDay(nameOfDay(start), formatTime(start));
        return (
          <li key={start}>
            <ButtonLink
              size="small"
              to={bookingAddress({ ...known, doctor: doctor.id, start })}
              aria-label={m.timeOf(name, time)}
            >
              {time}
            </ButtonLink>
          </li>
        );
      })}
    </Times>
  );
}

const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    font-weight: 500;
  }
`;

const None = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
