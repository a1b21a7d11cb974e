import * as addresses from '@ziba/shared/contracts/addresses';
import type { Slot } from '@ziba/shared/contracts/schedule';
import { todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useClinicServices } from '../../data/clinic-services.api';
import { useBookableDoctors } from '../../data/staff.api';
import { SlotChooser } from '../../widgets/slot-chooser/slot-chooser';
import {
  bookingAddress,
  useBookingParams,
  withBooking,
  type BookingParams,
} from './booking-params';
import { BookingPatient } from './booking-patient';
import { ChosenTime } from './chosen-time';
import { m } from './messages';

/** A doctor's days and times, to choose one. */
export function DoctorScheduleScreen() {
  const id = useIdParam('doctorId') ?? 0;
  const doctors = useBookableDoctors();
  const known = useBookingParams();
  const doctor = doctors.data?.data.find((one) => one.id === id);
  const list = withBooking(addresses.doctorsList, { ...known, day: undefined, start: undefined });
  const back = { to: list, label: m.doctorsList };

  if (doctors.error && !doctors.data) {
    return <ErrorView error={doctors.error} onRetry={doctors.mutate} />;
  }
  if (!doctors.data) return <LoadingView />;
  if (!doctor) {
    return (
      <Screen title={m.schedule} back={back}>
        <EmptyView
          icon="users"
          title={m.noSuchDoctor}
          action={<ButtonLink to={list}>{m.allDoctors}</ButtonLink>}
        />
      </Screen>
    );
  }
  const { profile, main_service } = doctor;
  const about = [profile.specialization, main_service].filter(Boolean).join('، ');
  return (
    <Screen title={m.scheduleOf(formatText(profile.fullName))} hint={formatText(about)} back={back}>
      <BookingPatient />
      <Times doctorId={id} />
    </Screen>
  );
}

/** The week and its times; the address keeps day, service and the chosen time. */
function Times({ doctorId }: { doctorId: number }) {
  const known = useBookingParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const services = useClinicServices().data?.data ?? [];
  const [slot, setSlot] = useState<Slot>();
  const { day, start, service } = known;
  const change = (next: BookingParams) =>
    void navigate(withBooking(pathname, { ...known, ...next }), { replace: true });

  return (
    <Card title={m.dayAndTime}>
      <Parts>
        {services.length > 0 && (
          <FilterSelect
            label={m.service}
            all={m.anyService}
            value={service?.toString()}
            options={services.map(({ id, title }) => ({ value: id, label: formatText(title) }))}
            onChange={(value) =>
              change({ service: value ? Number(value) : undefined, start: undefined })
            }
          />
        )}
        <SlotChooser
          doctorId={doctorId}
          serviceId={service}
          value={start ?? null}
          day={day}
          onDay={(shown) => change({ day: shown, start: undefined })}
          onChoose={(chosen) => {
            setSlot(chosen);
            change({ day: todayIso(new Date(chosen.start)), start: chosen.start });
          }}
        />
        <ChosenTime
          start={start}
          end={slot?.start === start ? slot?.end : undefined}
          to={bookingAddress({ ...known, day: undefined, category: undefined, doctor: doctorId })}
        />
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
