import * as addresses from '@ziba/shared/contracts/addresses';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Link } from 'react-router-dom';

interface Props {
  patient: TreatmentSession['treatment_plan']['patient'];
}

/** The patient's name; a link to the patient file for users who may open it. */
export function PatientLink({ patient }: Props) {
  const file = addresses.patientFile(patient.id);
  const name = formatText(patient.full_name);
  return useMayOpen(file) ? <Link to={file}>{name}</Link> : name;
}
