import { doctor } from '@ziba/shared/contracts/account-types';
import * as addresses from '@ziba/shared/contracts/addresses';
import { takesPlace } from '@ziba/shared/contracts/takes-place';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { useTodaysAppointments } from '../../data/todays-appointments.api';
import { m } from './messages';

interface Props {
  patientId: number;
}

/** What the reader comes to a file for: a doctor to the visit of today, the desk to book. */
export function HeaderActions({ patientId }: Props) {
  const isDoctor = useSession()?.user.type === doctor;
  const mayVisit = useMayOpen(addresses.choosePrescription()) && isDoctor;
  const mayBook = useMayOpen(addresses.setAppointment);
  const mayMerge = useMayOpen(addresses.mergePatient(patientId));
  return (
    <>
      {mayVisit && <VisitLink patientId={patientId} />}
      {mayBook && (
        <ButtonLink
          to={addresses.bookingFor(patientId)}
          tone={mayVisit ? undefined : 'primary'}
          icon="calendar"
        >
          {m.book}
        </ButtonLink>
      )}
      {mayMerge && (
        <ButtonLink to={addresses.mergePatient(patientId)} icon="users">
          {m.merge}
        </ButtonLink>
      )}
    </>
  );
}

/** Leads a doctor to the patient's visit of today, if there is one. */
function VisitLink({ patientId }: Props) {
  const { rows } = useTodaysAppointments();
  const visit = rows?.find((one) => one.client.id === patientId && takesPlace(one));
  if (!visit) return null;
  return (
    <ButtonLink to={addresses.choosePrescription(visit.id)} tone="primary" icon="prescriptions">
      {m.visitToday}
    </ButtonLink>
  );
}
