import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { formatText } from '@ziba/shared/format/text';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { PastNotes } from './past-notes';
import { VisitNoteCard } from './visit-note-card';

interface Props {
  visit: AppointmentDetails;
  /** The prescriptions that can be written now. */
  children: ReactNode;
}

/**
 * The work of a visit on one screen: who the patient is and why they are here, with the note of the visit beside it, then
 * what may follow and what was noted before. Where there is no room, one below the other in this order.
 */
export function VisitWork({ visit, children }: Props) {
  const patientId = visit.client.id;
  const mayBook = useMayOpen(addresses.setAppointment);
  const file = usePatientFileAddress(patientId);
  const reason = formatText(visit.description);
  return (
    <Desk>
      <Part $area="who">
        <PatientCard patientId={patientId} />
        {reason && (
          <p>
            <b>{m.reason}:</b> {reason}
          </p>
        )}
      </Part>
      <Part $area="note">
        <VisitNoteCard visit={visit} />
      </Part>
      <Part $area="further" as="nav" aria-label={m.further}>
        {children}
        <Row>
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
        </Row>
      </Part>
      <Part $area="before">
        <PastNotes patientId={patientId} appointmentId={visit.id} />
      </Part>
    </Desk>
  );
}

/** The last row takes the rest of the height, so that the parts beside the note stay close together. */
const Desk = styled.div`
  display: grid;
  grid-template:
    'who note'
    'further note'
    'before note' 1fr
    / minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: var(--space-4);

  @media (max-width: 64rem) {
    grid-template: 'who' 'note' 'further' 'before' / minmax(0, 1fr);
  }
`;

const Part = styled.div<{ $area: string }>`
  display: grid;
  grid-area: ${({ $area }) => $area};
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  > p {
    margin: 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
