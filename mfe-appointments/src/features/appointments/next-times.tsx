import { formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import styled from 'styled-components';
import { openingsOf, type useOpenings } from '../../data/free-times.api';
import { bookingAddress, type BookingParams } from './booking-params';
import { m } from './messages';
import { nameOfDay } from './name-of-day';

interface Props {
  doctor: { id: number; name: string };
  /** The free times of all doctors. */
  openings: Pick<ReturnType<typeof useOpenings>, 'data' | 'error' | 'mutate'>;
  /** What is known of the booking already. */
  known: BookingParams;
}

/** The next free times of a doctor, each a link to the form that books it. */
export function NextTimes({ doctor, openings, known }: Props) {
  const { data, error, mutate } = openings;
  if (!data && error) {
    return (
      <None>
        {m.timesFailed}
        <Button tone="quiet" size="small" icon="retry" onClick={() => void mutate()}>
          {common.tryAgain}
        </Button>
      </None>
    );
  }
  if (!data) return <Skeleton count={1} />;
  // A doctor who is missing in the answer has no free time.
  const { slots } = openingsOf(data, doctor.id) ?? { slots: [] };
  if (slots.length === 0) return <None>{m.noNextTime}</None>;
  const name = formatText(doctor.name);
  return (
    <Times aria-label={m.nextTimes(name)}>
      {slots.map(({ start }) => {
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

  button {
    margin-inline-start: var(--space-2);
  }
`;
