import * as addresses from '@ziba/shared/contracts/addresses';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import styled from 'styled-components';
import { openingsOf, type useOpenings } from '../../data/free-times.api';
import { withBooking, type BookingParams } from './booking-params';
import { m } from './messages';
import { NextTimes } from './next-times';

interface Props {
  doctor: StaffUser;
  /** Address of the doctor's picture. */
  picture?: string;
  /** The free times of all doctors. */
  openings: ReturnType<typeof useOpenings>;
  known: BookingParams;
}

/** A doctor to book with: name, next free times, and a link to the schedule. */
export function DoctorCard({ doctor, picture, openings, known }: Props) {
  const { id, main_service, profile } = doctor;
  const name = formatText(profile.fullName);
  const about = [profile.specialization ?? m.noSpecialty, main_service].filter(Boolean).join('، ');
  const free = openings.data && openingsOf(openings.data, id)?.free_today;

  return (
    <Sheet>
      <Head>
        <Avatar name={name} src={picture} size={48} />
        <div>
          <h2>{name}</h2>
          <p>{formatText(about)}</p>
          {free !== undefined && (
            <small>{free > 0 ? m.freeToday(toPersianDigits(free)) : m.fullToday}</small>
          )}
        </div>
      </Head>
      <NextTimes doctor={{ id, name: profile.fullName }} openings={openings} known={known} />
      <ButtonLink
        to={withBooking(addresses.doctorSchedule(id), known)}
        icon="calendar"
        aria-label={m.registerOf(name)}
      >
        {m.register}
      </ButtonLink>
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-4);
  min-inline-size: 0;
  block-size: 100%;
  padding: var(--space-4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);

  > div {
    min-inline-size: 0;
  }
  h2 {
    font-size: var(--size-m);
  }
  p,
  small {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
