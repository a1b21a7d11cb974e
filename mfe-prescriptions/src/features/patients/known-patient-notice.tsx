import type { KnownPatient } from '@ziba/shared/contracts/patients';
import { formatText } from '@ziba/shared/format/text';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  patient: KnownPatient;
  isArchived: boolean;
}

/** Says which patient has the typed national code, and leads to the file unless it is archived. */
export function KnownPatientNotice({ patient: { patient_id, full_name }, isArchived }: Props) {
  const file = usePatientFileAddress(patient_id);
  const name = formatText(full_name);
  return (
    <Notice role="status">
      {isArchived ? m.known.archived(name) : m.known.taken(name)}
      {file && !isArchived && (
        <ButtonLink to={file} size="small" icon="file">
          {m.known.open}
        </ButtonLink>
      )}
    </Notice>
  );
}

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  flex-basis: 100%;
`;
