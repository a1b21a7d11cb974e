import { ApiError } from '@ziba/shared/api/client';
import { isFateOpen } from '@ziba/shared/api/send-once';
import * as addresses from '@ziba/shared/contracts/addresses';
import {
  deskBookingInput,
  type DeskBooking,
  type DeskBookingValues,
} from '@ziba/shared/contracts/appointment-booking';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Form } from '@ziba/shared/ui/forms/form';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBook } from '../../data/booking.api';
import { useClinicServices } from '../../data/clinic-services.api';
import { useBookableDoctors } from '../../data/staff.api';
import { bookingDraft, moveDraft, useBookingDraft } from './booking-draft';
import {
  bookingAddress,
  packageTypeOf,
  useBookingParams,
  withBooking,
  type BookingParams,
} from './booking-params';
import { BookingFoot } from './booking-foot';
import { WithFoot } from './booking-foot.styles';
import { HeldTime } from './held-time';
import { m } from './messages';
import { PatientInputs, type NewPatientWish } from './patient-inputs';
import { isAboutTime, TakenNotice } from './taken-notice';
import { VisitInputs } from './visit-inputs';

const NewPatientDrawer = lazyPart(() =>
  import('./new-patient-drawer').then((file) => file.NewPatientDrawer),
);

/** The form that books a time of a doctor for a patient (text 2 §2.6). */
export function SetAppointmentScreen() {
  const known = useBookingParams();
  const doctors = useBookableDoctors();
  const services = useClinicServices();
  const doctor = doctors.data?.data.find(({ id }) => id === known.doctor);
  const schedule = doctor && withBooking(addresses.doctorSchedule(doctor.id), known);
  const list = withBooking(addresses.chooseService, { type: known.type, patient: known.patient });
  const error = doctors.error ?? services.error;
  const isHere = doctors.data && services.data;

  return (
    <Screen
      title={m.setAppointment}
      back={{ to: schedule ?? list, label: schedule ? m.schedule : m.chooseService }}
      width="narrow"
    >
      {!isHere && error && (
        <ErrorView
          error={error}
          onRetry={() => Promise.all([doctors.mutate(), services.mutate()])}
        />
      )}
      {!isHere && !error && <Skeleton shape="form" count={8} />}
      {isHere && (!doctor || !known.start) && (
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
      {isHere && doctor && known.start && <Booking doctor={doctor} start={known.start} />}
    </Screen>
  );
}

interface BookingProps {
  doctor: StaffUser;
  /** ISO 8601. */
  start: string;
}

function Booking({ doctor, start }: BookingProps) {
  const known = useBookingParams();
  const services = useClinicServices().data?.data ?? [];
  const book = useBook();
  const navigate = useNavigate();
  const draft = bookingDraft(known);
  useBookingDraft(draft);
  const [newPatient, setNewPatient] = useState<NewPatientWish>();
  const [taken, setTaken] = useState<ApiError>();
  const [isChanging, setChanging] = useState(false);
  // True from the press until a refusal: the server may have booked the time before its answer arrives.
  const isSent = useRef(false);
  const [initial] = useState<Partial<DeskBookingValues>>(() => ({
    appointment_code: randomCode(5),
    patient_id: known.patient ?? '',
    service_id: known.service ?? services.find((one) => one.is_default_visit)?.id ?? null,
    package_type: packageTypeOf(known),
    insurance_type: insuranceTypes[0],
  }));

  const moveTo = (next: string) => {
    setTaken(undefined);
    const params: BookingParams = { ...known, start: next };
    moveDraft(draft, bookingDraft(params));
    void navigate(bookingAddress(params), { replace: true });
  };

  const save = async (values: DeskBooking) => {
    setTaken(undefined);
    isSent.current = true;
    try {
      const { id } = await book({
        ...values,
        doctor_id: doctor.id,
        appointment_datetime: start,
      });
      toast.success(m.booked);
      await navigate(addresses.receipt(id), { state: { booked: true } });
    } catch (error) {
      isSent.current = isFateOpen(error);
      if (!(error instanceof ApiError) || !isAboutTime(error)) throw error;
      setTaken(error);
      // The message is shown only once, beside the alternative times.
      throw new ApiError(error.status, { ...error.body, fields: undefined });
    }
  };

  return (
    <WithFoot>
      <Form
        schema={deskBookingInput}
        initial={initial}
        submit={m.book}
        failed={m.bookFailed}
        cancel={{ to: addresses.appointments, label: common.cancel }}
        draft={draft}
        onSubmit={save}
        foot={<BookingFoot start={start} />}
      >
        <HeldTime
          doctor={doctor}
          start={start}
          isSent={() => isSent.current}
          isKept={newPatient !== undefined}
          isChanging={isChanging}
          onChanging={setChanging}
          onMove={moveTo}
        />
        <PatientInputs onNewPatient={setNewPatient} />
        <VisitInputs />
        {taken && <TakenNotice error={taken} onChoose={moveTo} onOther={() => setChanging(true)} />}
      </Form>
      {/* Beside the form: one form does not stand in another. */}
      {newPatient && (
        <NewPatientDrawer wish={newPatient} onClose={() => setNewPatient(undefined)} />
      )}
    </WithFoot>
  );
}
