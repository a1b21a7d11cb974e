import * as addresses from '@ziba/shared/contracts/addresses';
import type { DoctorOpenings } from '@ziba/shared/contracts/openings';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { openingsOf, useOpeningsAfterRows } from '../../data/free-times.api';
import { useBookableDoctors } from '../../data/staff.api';
import { useBookingParams, withBooking } from './booking-params';
import { m } from './messages';
import { NextTimes } from './next-times';

/** How many doctors are shown; the link in the head of the card leads to the others. */
const shownDoctors = 5;

interface Row {
  doctor: StaffUser;
  openings: DoctorOpenings | undefined;
}

/** Sorts doctors by their first free time; those without one come last. */
const byFirstTime = (one: Row, other: Row) =>
  (one.openings?.slots[0]?.start ?? '9').localeCompare(other.openings?.slots[0]?.start ?? '9');

/** The next free times of each doctor: a known patient is booked from here with three presses. */
export function QuickBooking() {
  const { patient } = useBookingParams();
  const doctors = useBookableDoctors();
  const openings = useOpeningsAfterRows();
  const error = doctors.error ?? openings.error;
  const retry = () => Promise.all([doctors.mutate(), openings.mutate()]);
  const rows = doctors.data?.data
    .map((doctor) => ({
      doctor,
      openings: openings.data && openingsOf(openings.data, doctor.id),
    }))
    // The server answers only the times of doctors whom the user may book.
    .filter((row) => !openings.data || row.openings)
    .sort(byFirstTime);
  const isLoaded = rows !== undefined && openings.data !== undefined;
  if (rows?.length === 0) return null;

  return (
    <Card
      title={m.quick}
      hint={m.quickHint}
      actions={
        <ButtonLink
          to={withBooking(addresses.doctorsList, { patient })}
          tone="quiet"
          size="small"
          icon="users"
        >
          {m.allDoctors}
        </ButtonLink>
      }
    >
      {error && isLoaded && <StaleNotice onRetry={retry} />}
      {isLoaded ? (
        <Rows>
          {rows.slice(0, shownDoctors).map(({ doctor, openings: own }) => (
            <DoctorRow key={doctor.id} doctor={doctor} freeToday={own?.free_today} />
          ))}
        </Rows>
      ) : error ? (
        <ErrorView error={error} onRetry={retry} />
      ) : (
        <Skeleton count={3} />
      )}
    </Card>
  );
}

interface DoctorRowProps {
  doctor: StaffUser;
  /** How many times are free today; undefined if the server did not say. */
  freeToday: number | undefined;
}

/** A doctor with the next free times and a link to all times. */
function DoctorRow({ doctor, freeToday }: DoctorRowProps) {
  const { patient } = useBookingParams();
  const openings = useOpeningsAfterRows();
  const name = formatText(doctor.profile.fullName);
  return (
    <li>
      <div>
        <b>{name}</b>
        {freeToday !== undefined && (
          <small>{freeToday > 0 ? m.freeToday(toPersianDigits(freeToday)) : m.fullToday}</small>
        )}
      </div>
      <NextTimes
        doctor={{ id: doctor.id, name: doctor.profile.fullName }}
        openings={openings}
        known={{ patient }}
      />
      <ButtonLink
        to={withBooking(addresses.doctorSchedule(doctor.id), { patient })}
        tone="quiet"
        size="small"
        icon="calendar"
        aria-label={m.otherTimeOf(name)}
      >
        {m.otherTime}
      </ButtonLink>
    </li>
  );
}

const Rows = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  > li > div {
    display: grid;
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  @media (max-width: 48rem) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > ul,
    > li > p {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
