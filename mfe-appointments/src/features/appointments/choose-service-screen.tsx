import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { useId } from 'react';
import styled from 'styled-components';
import { useBookableDoctors, useDoctorTypes } from '../../data/staff.api';
import { useBookingParams, withBooking, withoutCategory } from './booking-params';
import { BookingPatient } from './booking-patient';
import { m } from './messages';
import { ServiceCards } from './service-cards';

const icons = ['prescriptions', 'services', 'patients'] as const;

/** The services and the categories of doctors, to begin a booking with one of them. */
export function ChooseServiceScreen() {
  const types = useDoctorTypes();
  const doctors = useBookableDoctors();
  const known = useBookingParams();
  const { search, setSearch } = useListParams();
  const error = types.error ?? doctors.error;
  const isLoaded = types.data !== undefined && doctors.data !== undefined;

  return (
    <Screen
      title={m.chooseService}
      hint={known.type && m.cards[known.type]}
      back={{ to: withBooking(addresses.appointments, {}), label: m.title }}
    >
      <BookingPatient />
      <SearchField label={m.searchCategory} value={search} onSearch={setSearch} />
      {error && !isLoaded ? (
        <ErrorView error={error} onRetry={() => Promise.all([types.mutate(), doctors.mutate()])} />
      ) : isLoaded ? (
        <>
          <ServiceCards search={search} />
          <Categories search={search} />
        </>
      ) : (
        <Skeleton shape="cards" count={6} />
      )}
    </Screen>
  );
}

function Categories({ search }: { search: string }) {
  const headingId = useId();
  const known = useBookingParams();
  const types = useDoctorTypes().data?.data ?? [];
  const doctors = useBookableDoctors().data?.data ?? [];
  const isKnown = (id: number | null) => types.some((type) => type.id === id);
  const others = doctors.filter((doctor) => !isKnown(doctor.doctor_typesId));
  const cards = [
    ...types.map(({ id, name }) => ({
      id,
      title: m.doctorOf(formatText(name)),
      count: doctors.filter((doctor) => doctor.doctor_typesId === id).length,
    })),
    ...(others.length > 0
      ? [{ id: withoutCategory, title: m.otherDoctors, count: others.length }]
      : []),
  ];
  const shown = cards.filter(({ title }) => holdsWords(title, search));

  if (cards.length === 0) {
    const link = mayOpen(addresses.userSettings) && (
      <ButtonLink to={addresses.userSettings} tone="primary" icon="settings">
        {m.makeCategory}
      </ButtonLink>
    );
    return <EmptyView title={m.noCategory} hint={m.noCategoryHint} action={link} />;
  }
  if (shown.length === 0) return <EmptyView icon="search" title={m.noCategoryMatch} />;
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{m.byCategory}</h2>
      <CardGrid>
        {shown.map(({ id, title, count }, index) => (
          <ActionCard
            key={id}
            to={withBooking(addresses.doctorsList, { ...known, category: id })}
            title={title}
            hint={count > 0 ? m.cards.doctors(toPersianDigits(count)) : m.cards.noDoctor}
            icon={icons[index % icons.length] ?? 'prescriptions'}
          />
        ))}
      </CardGrid>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: var(--space-3);

  h2 {
    font-size: var(--size-m);
  }
`;
