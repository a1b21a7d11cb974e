import * as addresses from '@ziba/shared/contracts/addresses';
import type { Patient } from '@ziba/shared/contracts/patients';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { useFromList } from '@ziba/shared/router/list-return';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  patient: Patient;
}

/** What the row of a patient leads to: the file, the form and a booking, each for who may open it. */
export function PatientActions({ patient: { id, full_name } }: Props) {
  const fromList = useFromList();
  const mayEdit = useMay('patients', 'write');
  const mayView = useMayOpen(addresses.patientFile(id));
  const mayBook = useMayOpen(addresses.setAppointment);
  return (
    <Row>
      {mayView && (
        <ButtonLink
          to={addresses.patientFile(id)}
          state={fromList}
          tone="quiet"
          size="small"
          icon="file"
          aria-label={m.fileOf(full_name)}
        >
          {m.file}
        </ButtonLink>
      )}
      {mayEdit && <EditLink to={addresses.patientEdit(id)} name={full_name} />}
      {mayBook && (
        <ButtonLink
          to={addresses.bookingFor(id)}
          tone="quiet"
          size="small"
          icon="calendar"
          aria-label={m.bookFor(full_name)}
        >
          {m.book}
        </ButtonLink>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-1);
`;
