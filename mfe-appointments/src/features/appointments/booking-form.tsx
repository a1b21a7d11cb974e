import * as addresses from '@ziba/shared/contracts/addresses';
import {
  deskBookingInput,
  type DeskBookingValues,
} from '@ziba/shared/contracts/appointment-booking';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Form } from '@ziba/shared/ui/forms/form';
import { useState } from 'react';
import { useClinicServices } from '../../data/clinic-services.api';
import { BookingFoot } from './booking-foot';
import { WithFoot } from './booking-foot.styles';
import { packageTypeOf, useBookingParams } from './booking-params';
import { HeldTime } from './held-time';
import { m } from './messages';
import { PatientInputs, type NewPatientRequest } from './patient-inputs';
import { TakenNotice } from './taken-notice';
import { useBooking } from './use-booking';
import { VisitInputs } from './visit-inputs';

const NewPatientDrawer = lazyPart(() =>
  import('./new-patient-drawer').then((file) => file.NewPatientDrawer),
);

interface Props {
  doctor: StaffUser;
  /** ISO 8601. */
  start: string;
}

/** The form that books a time of a doctor: the held time, the patient, the visit and its costs. */
export function BookingForm({ doctor, start }: Props) {
  const known = useBookingParams();
  const services = useClinicServices().data?.data ?? [];
  const { draft, taken, isSent, save, moveTo } = useBooking(doctor.id, start);
  const [newPatient, setNewPatient] = useState<NewPatientRequest>();
  const [isChanging, setChanging] = useState(false);
  const [initial] = useState<Partial<DeskBookingValues>>(() => ({
    appointment_code: randomCode(5),
    patient_id: known.patient ?? '',
    service_id: known.service ?? services.find((one) => one.is_default_visit)?.id ?? null,
    package_type: packageTypeOf(known),
    insurance_type: insuranceTypes[0],
  }));

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
          isSent={isSent}
          isKept={newPatient !== undefined}
          isChanging={isChanging}
          onChanging={setChanging}
          onMove={moveTo}
        />
        <PatientInputs onNewPatient={setNewPatient} />
        <VisitInputs />
        {taken && <TakenNotice error={taken} onChoose={moveTo} onOther={() => setChanging(true)} />}
      </Form>
      {/* The drawer has a form of its own, which must not be inside this one. */}
      {newPatient && (
        <NewPatientDrawer request={newPatient} onClose={() => setNewPatient(undefined)} />
      )}
    </WithFoot>
  );
}
