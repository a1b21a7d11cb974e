import * as addresses from '@ziba/shared/contracts/addresses';
import { doesService } from '@ziba/shared/contracts/does-service';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import type { Service } from '@ziba/shared/contracts/services';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { useId } from 'react';
import styled from 'styled-components';
import { useClinicServices } from '../../data/clinic-services.api';
import { useBookableDoctors } from '../../data/staff.api';
import { useBookingParams, withBooking } from './booking-params';
import { m } from './messages';

/** How many names of doctors a card has room for. */
const namedDoctors = 2;

/** The services of the clinic, to begin a booking with: what each costs, how long it takes and who does it. */
export function ServiceCards({ search }: { search: string }) {
  const id = useId();
  const known = useBookingParams();
  const services = useClinicServices().data?.data ?? [];
  const doctors = useBookableDoctors().data?.data ?? [];
  const shown = services.filter(({ title }) => holdsWords(title, search));
  if (shown.length === 0) return null;

  const doersOf = (service: Service) =>
    doctors
      .filter(({ serviceIds }) => doesService(serviceIds, service.id))
      .map(({ profile }) => formatText(profile.fullName));
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{m.byService}</h2>
      <CardGrid>
        {shown.map((service) => (
          <ActionCard
            key={service.id}
            small
            to={withBooking(addresses.doctorsList, {
              ...known,
              category: undefined,
              service: service.id,
            })}
            title={formatText(service.title)}
            hint={hintOf(service, doersOf(service))}
            icon="services"
          />
        ))}
      </CardGrid>
    </Part>
  );
}

/** Price, length, and who does it: names of a few, the number of many. */
function hintOf({ fee, duration }: Service, doers: readonly string[]): string {
  const who =
    doers.length === 0
      ? m.cards.noDoctor
      : doers.length <= namedDoctors
        ? doers.join('، ')
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
