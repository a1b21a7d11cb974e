import * as addresses from '@ziba/shared/contracts/addresses';
import { doesService } from '@ziba/shared/contracts/does-service';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import type { Service } from '@ziba/shared/contracts/services';
import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';
import { formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { useId } from 'react';
import styled from 'styled-components';
import { useClinicServices } from '../../data/clinic-services.api';
import { openingsOf, useOpenings } from '../../data/free-times.api';
import { useBookableDoctors } from '../../data/staff.api';
import { useBookingParams, withBooking } from './booking-params';
import { m } from './messages';
import { nameOfDay } from './name-of-day';

/** How many names of doctors a card has room for. */
const namedDoctors = 2;

/** The services of the clinic, to begin a booking with: price, length, who does each, and when somebody is free. */
export function ServiceCards({ search }: { search: string }) {
  const id = useId();
  const services = useClinicServices().data?.data ?? [];
  const doctors = useBookableDoctors().data?.data ?? [];
  const shown = services.filter(({ title }) => holdsWords(title, search));
  if (shown.length === 0) return null;

  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{m.byService}</h2>
      <CardGrid>
        {shown.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            doers={doctors.filter(({ serviceIds }) => doesService(serviceIds, service.id))}
          />
        ))}
      </CardGrid>
    </Part>
  );
}

interface CardProps {
  service: Service;
  /** The doctors who do it. */
  doers: readonly ListedDoctor[];
}

/** A service: price, length, who does it, and the first free time of any of them. */
function ServiceCard({ service, doers }: CardProps) {
  const known = useBookingParams();
  const time = useFirstTime(service, doers);
  return (
    <ActionCard
      small
      to={withBooking(addresses.doctorsList, {
        ...known,
        category: undefined,
        service: service.id,
      })}
      title={formatText(service.title)}
      hint={[hintOf(service, doers), time].filter(Boolean).join('، ')}
      icon="services"
    />
  );
}

/** The first free time in words; services of one length share one answer of the server. */
function useFirstTime({ duration }: Service, doers: readonly ListedDoctor[]): string | undefined {
  const { data, error } = useOpenings(duration ? { duration } : {}, doers.length > 0);
  if (doers.length === 0 || (error && !data)) return undefined;
  if (!data) return m.firstTime('…');
  const starts = doers.flatMap(({ id }) => openingsOf(data, id)?.slots[0]?.start ?? []);
  const [first] = starts.toSorted();
  return first ? m.firstTime(m.onDay(nameOfDay(first), formatTime(first))) : m.noNextTime;
}

/** Price, length, and who does it: names of a few, the number of many. */
function hintOf({ fee, duration }: Service, doers: readonly ListedDoctor[]): string {
  const who =
    doers.length === 0
      ? m.cards.noDoctor
      : doers.length <= namedDoctors
        ? doers.map(({ profile }) => formatText(profile.fullName)).join('، ')
        : m.cards.doctors(toPersianDigits(doers.length));
  const length = duration && m.minutesOf(toPersianDigits(duration));
  return [formatToman(fee), length, who].filter(Boolean).join('، ');
}

const Part = styled.section`
  display: grid;
  gap: var(--space-3);

  h2 {
    font-size: var(--size-m);
  }
`;
