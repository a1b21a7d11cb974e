import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import { doesService } from '@ziba/shared/contracts/does-service';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { useClinicServices } from '../../data/clinic-services.api';
import { openingsOf, useOpenings } from '../../data/free-times.api';
import { useBookableDoctors, useDoctorTypes } from '../../data/staff.api';
import { useBookingParams, withBooking, withoutCategory } from './booking-params';
import { BookingPatient } from './booking-patient';
import { DoctorCard } from './doctor-card';
import { m } from './messages';

const textOf = ({ profile, main_service, doctor_type }: StaffUser) =>
  [profile.fullName, profile.specialization, main_service, doctor_type].join(' ');

/** The doctors of a category, to choose one. */
export function DoctorsListScreen() {
  const known = useBookingParams();
  const { category } = known;
  const doctors = useBookableDoctors();
  const types = useDoctorTypes().data?.data ?? [];
  const { search, setSearch } = useListParams();
  const type = types.find(({ id }) => id === category);
  const services = useClinicServices(known.service !== undefined).data?.data;
  const service = services?.find(({ id }) => id === known.service);

  const isKnown = (id: number | null) => types.some((one) => one.id === id);
  const inCategory = ({ doctor_typesId }: StaffUser) =>
    category === undefined ||
    (category === withoutCategory ? !isKnown(doctor_typesId) : doctor_typesId === category);
  const ofCategory = doctors.data?.data.filter(
    (doctor) =>
      inCategory(doctor) &&
      (known.service === undefined || doesService(doctor.serviceIds, known.service)),
  );

  return (
    <Screen
      title={
        service
          ? m.doctorsFor(formatText(service.title))
          : type
            ? m.doctorsOf(formatText(type.name))
            : m.doctorsList
      }
      hint={known.type && m.cards[known.type]}
      back={{
        to: withBooking(addresses.chooseService, {
          ...known,
          category: undefined,
          service: undefined,
        }),
        label: m.chooseService,
      }}
    >
      <BookingPatient />
      <SearchField label={m.searchDoctor} value={search} onSearch={setSearch} />
      {doctors.error && ofCategory && <StaleNotice onRetry={() => doctors.mutate()} />}
      {doctors.error && !ofCategory ? (
        <ErrorView error={doctors.error} onRetry={doctors.mutate} />
      ) : ofCategory ? (
        <Doctors all={ofCategory} search={search} />
      ) : (
        <Skeleton shape="cards" count={4} />
      )}
    </Screen>
  );
}

function Doctors({ all, search }: { all: readonly StaffUser[]; search: string }) {
  const { patient, type, service } = useBookingParams();
  const openings = useOpenings({ serviceId: service });
  const firstTime = ({ id }: StaffUser) =>
    (openings.data && openingsOf(openings.data, id)?.slots[0]?.start) ?? '9';
  const found = all.filter((doctor) => holdsWords(textOf(doctor), search));
  // For a service, whoever is free first comes first.
  const shown =
    service === undefined
      ? found
      : found.toSorted((one, other) => firstTime(one).localeCompare(firstTime(other)));
  const pictures = useFileUrls(shown.flatMap(({ profile }) => profile.avatar ?? []));

  if (all.length === 0) {
    const links = (
      <>
        <ButtonLink to={withBooking(addresses.chooseService, { patient, type })}>
          {m.otherCategory}
        </ButtonLink>
        {mayOpen(addresses.users) && (
          <ButtonLink to={addresses.users} icon="add">
            {m.addDoctor}
          </ButtonLink>
        )}
      </>
    );
    return <EmptyView icon="users" title={m.noDoctorHere} hint={m.noDoctorHint} action={links} />;
  }
  if (shown.length === 0) return <EmptyView icon="search" title={m.noDoctorMatch} />;
  return (
    <CardGrid min={19}>
      {shown.map((doctor) => (
        <DoctorCard
          key={doctor.id}
          doctor={doctor}
          picture={pictures[doctor.profile.avatar ?? '']}
          openings={openings}
          known={{ patient, type, service }}
        />
      ))}
    </CardGrid>
  );
}
