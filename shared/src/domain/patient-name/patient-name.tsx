import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { Patient } from '../../contracts/patients';
import { formatText } from '../../format/text';
import { lazyPart } from '../../ui/controls/lazy-part';
import { m } from './messages';

export interface PatientNameProps {
  patient: Pick<Patient, 'id' | 'full_name'>;
}

interface DrawerProps extends PatientNameProps {
  onClose: () => void;
}

/**
 * Creates the component PatientName: a button with the name, which opens the drawer with the patient's summary.
 * `load` loads the drawer when the name is pointed at, focused or pressed. Each remote creates it once:
 * `patientName(async () => (await import('@ziba/shared/domain/patient-drawer/patient-drawer')).PatientDrawer)`.
 */
export function patientName(load: () => Promise<ComponentType<DrawerProps>>) {
  const PatientDrawer = lazyPart(load);

  return function PatientName({ patient }: PatientNameProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Name
          type="button"
          aria-haspopup="dialog"
          title={m.glance}
          onPointerEnter={PatientDrawer.prepare}
          onFocus={PatientDrawer.prepare}
          onClick={() => setOpen(true)}
        >
          {formatText(patient.full_name)}
        </Name>
        {isOpen && <PatientDrawer patient={patient} onClose={() => setOpen(false)} />}
      </>
    );
  };
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
