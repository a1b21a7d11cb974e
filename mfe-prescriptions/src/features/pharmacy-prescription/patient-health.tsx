import { hasDisease } from '@ziba/shared/domain/patient-picker/patient-marks';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { patients } from '../../data/patients.api';
import { m } from './messages';

/** The special disease of the patient, which the doctor sees while prescribing. */
export function PatientHealth({ patientId }: { patientId: number }) {
  const { data, error, mutate } = patients.useOne(patientId);
  return (
    <Card title={m.health}>
      {data && <p dir="auto">{healthOf(data.special_disease)}</p>}
      {!data && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
    </Card>
  );
}

const healthOf = (disease: string | null) =>
  hasDisease(disease) ? formatText(disease) : m.healthy;
