import type { Patient } from '@ziba/shared/contracts/patients';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { patients } from '../../data/patients.api';
import { m } from './messages';

/** The special disease of the patient, which the doctor sees while prescribing. */
export function PatientHealth({ patientId }: { patientId: number }) {
  const { data, error, mutate } = patients.useOne(patientId);
  return (
    <Card title={m.health}>
      {data && <p dir="auto">{healthOf(data)}</p>}
      {!data && error && <ErrorView error={error} onRetry={mutate} />}
    </Card>
  );
}

const healthOf = ({ special_disease: text }: Patient) => formatText(text) || m.healthy;
