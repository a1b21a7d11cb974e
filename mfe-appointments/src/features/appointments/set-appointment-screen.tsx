import * as addresses from '@ziba/shared/contracts/addresses';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { useClinicServices } from '../../data/clinic-services.api';
import { useBookableDoctors } from '../../data/staff.api';
import { BookingForm } from './booking-form';
import { useBookingParams, withBooking } from './booking-params';
import { m } from './messages';

/** Books a time of a doctor for a patient. */
export function SetAppointmentScreen() {
  const known = useBookingParams();
  const doctors = useBookableDoctors();
  const services = useClinicServices();
  const doctor = doctors.data?.data.find(({ id }) => id === known.doctor);
  const schedule = doctor && withBooking(addresses.doctorSchedule(doctor.id), known);
  const list = withBooking(addresses.chooseService, { type: known.type, patient: known.patient });
  const error = doctors.error ?? services.error;
  const isLoaded = doctors.data && services.data;

  return (
    <Screen
      title={m.setAppointment}
      back={{ to: schedule ?? list, label: schedule ? m.schedule : m.chooseService }}
      width="narrow"
    >
      {!isLoaded && error && (
        <ErrorView
          error={error}
          onRetry={() => Promise.all([doctors.mutate(), services.mutate()])}
        />
      )}
      {!isLoaded && !error && <Skeleton shape="form" count={8} />}
      {isLoaded && (!doctor || !known.start) && (
        <EmptyView
          icon="calendar"
          title={m.nothingChosen}
          hint={m.nothingChosenHint}
          action={
            <ButtonLink to={schedule ?? list} tone="primary">
              {m.chooseDoctor}
            </ButtonLink>
          }
        />
      )}
      {isLoaded && doctor && known.start && <BookingForm doctor={doctor} start={known.start} />}
    </Screen>
  );
}
