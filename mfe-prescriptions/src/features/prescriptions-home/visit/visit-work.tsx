import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { formatText } from '@ziba/shared/format/text';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import styled from 'styled-components';
import { m } from './messages';
import { PastNotes } from './past-notes';
import { VisitNoteCard } from './visit-note-card';

/** The work of a visit: who the patient is, why they are here, what is noted now and was before, and what may follow. */
export function VisitWork({ visit }: { visit: AppointmentDetails }) {
  const patientId = visit.client.id;
  const mayBook = useMayOpen(addresses.setAppointment);
  const file = usePatientFileAddress(patientId);
  const reason = formatText(visit.description);
  return (
    <>
      <PatientCard patientId={patientId} />
      {reason && (
        <p>
          <b>{m.reason}:</b> {reason}
        </p>
      )}
      <VisitNoteCard visit={visit} />
      <PastNotes patientId={patientId} appointmentId={visit.id} />
      <Further aria-label={m.further}>
        {file && (
          <ButtonLink to={`${file}?tab=pictures`} icon="camera">
            {m.pictures}
          </ButtonLink>
        )}
        {mayBook && (
          <ButtonLink to={addresses.bookingFor(patientId)} icon="calendar">
            {m.book}
          </ButtonLink>
        )}
      </Further>
    </>
  );
}

const Further = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
