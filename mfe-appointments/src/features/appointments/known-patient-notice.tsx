import { ApiError } from '@ziba/shared/api/api-error';
import { knownCodes, knownPatient, type KnownPatient } from '@ziba/shared/contracts/patients';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { m } from './messages';

/** Who is registered already, if that is why a new patient was refused; undefined otherwise. */
export function knownIn(error: unknown): KnownPatient | undefined {
  const isTaken = error instanceof ApiError && error.body.code === knownCodes.taken;
  return isTaken ? knownPatient.safeParse(error.body.details).data : undefined;
}

interface Props {
  patient: KnownPatient;
  onChoose: () => void;
}

/** Says who is registered already, with a button that chooses them for the booking. */
export function KnownPatientNotice({ patient, onChoose }: Props) {
  return (
    <Notice role="status">
      {m.knownPatient(formatText(patient.full_name))}
      <Button size="small" icon="check" onClick={onChoose}>
        {m.chooseKnown}
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  flex-basis: 100%;
`;
