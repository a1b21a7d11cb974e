import { PatientAlerts } from '@ziba/shared/domain/patient-alerts/patient-alerts';
import { hasDisease } from '@ziba/shared/domain/patient-picker/patient-marks';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { patients } from '../../data/patients.api';
import { AddAlert } from './add-alert';
import { m } from './messages';

/** What the doctor must beware of while prescribing: the alerts and the special disease of the patient. */
export function PatientHealth({ patientId }: { patientId: number }) {
  const { data, error, mutate } = patients.useOne(patientId);
  return (
    <Card title={m.card} actions={<AddAlert patientId={patientId} />}>
      <PatientAlerts patientId={patientId} />
      {data && <FactList facts={[{ label: m.disease, value: healthOf(data.special_disease) }]} />}
      {!data && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
    </Card>
  );
}

const healthOf = (disease: string | null) =>
  hasDisease(disease) ? formatText(disease) : m.noDisease;
