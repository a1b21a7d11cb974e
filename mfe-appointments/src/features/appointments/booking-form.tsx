import * as addresses from '@ziba/shared/contracts/addresses';
import {
  deskBookingInput,
  type DeskBookingValues,
} from '@ziba/shared/contracts/appointment-booking';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import { doesService } from '@ziba/shared/contracts/does-service';
import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Form } from '@ziba/shared/ui/forms/form';
import { useState } from 'react';
import { useClinicServices } from '../../data/clinic-services.api';
import { useFollowDoctors } from '../../data/follow-doctors';
import { usualService } from './usual-service';
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
  doctor: ListedDoctor;
  /** ISO 8601. */
  start: string;
}

/** The service if the doctor does it; null otherwise. */
const doneBy = ({ serviceIds }: ListedDoctor, service: number | undefined) =>
  service !== undefined && doesService(serviceIds, service) ? service : null;

/** The form that books a time of a doctor: the held time, the patient, the visit and its costs. */
export function BookingForm({ doctor, start }: Props) {
  const known = useBookingParams();
  const services = useClinicServices().data?.data ?? [];
  const { draft, taken, isSent, save, moveTo } = useBooking(doctor.id, start);
  const [newPatient, setNewPatient] = useState<NewPatientRequest>();
  const [isChanging, setChanging] = useState(false);
  useFollowDoctors();
  const [initial] = useState<Partial<DeskBookingValues>>(() => ({
    appointment_code: randomCode(5),
    patient_id: known.patient ?? '',
    service_id: doneBy(doctor, usualService(services, known)),
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
        <PatientInputs
          onNewPatient={setNewPatient}
          onPrepareNewPatient={() => NewPatientDrawer.prepare()}
        />
        <VisitInputs doctor={doctor} />
        {taken && <TakenNotice error={taken} onChoose={moveTo} onOther={() => setChanging(true)} />}
      </Form>
      {/* The drawer has a form of its own, which must not be inside this one. */}
      {newPatient && (
        <NewPatientDrawer request={newPatient} onClose={() => setNewPatient(undefined)} />
      )}
    </WithFoot>
  );
}
