import type { Patient } from '@ziba/shared/contracts/patients';
import { formatText } from '@ziba/shared/format/text';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  patient: Pick<Patient, 'id' | 'full_name'>;
}

const PatientDrawer = lazyPart(
  async () => (await import('@ziba/shared/domain/patient-drawer/patient-drawer')).PatientDrawer,
);

/** The name of a patient, which opens the patient at a glance. */
export function PatientName({ patient }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = formatText(patient.full_name);
  return (
    <>
      <Name
        type="button"
        aria-haspopup="dialog"
        title={m.glance}
        onPointerEnter={() => PatientDrawer.prepare()}
        onFocus={() => PatientDrawer.prepare()}
        onClick={() => setOpen(true)}
      >
        {name}
      </Name>
      {isOpen && <PatientDrawer patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}

const Name = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
