import * as addresses from '@ziba/shared/contracts/addresses';
import { readingRule, type StoredPatientSettings } from '@ziba/shared/contracts/patient-settings';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { usePatientSettings, useSavePatientSettings } from '../../data/patient-settings.api';
import { m } from './messages';

/** The settings of a clinic about its patients. */
export function PatientSettingsScreen() {
  const { data: settings, error, mutate } = usePatientSettings();
  const mayWrite = useMay('patients', 'write');
  return (
    <Screen
      title={m.title}
      hint={mayWrite ? m.hint : m.readOnly}
      back={{ to: addresses.patients, label: m.back }}
    >
      {!settings && error && <ErrorView error={error} onRetry={mutate} />}
      {!settings && !error && <LoadingView />}
      {settings && <ReadingCard {...{ settings, mayWrite }} reload={mutate} />}
    </Screen>
  );
}

interface Props {
  settings: StoredPatientSettings;
  mayWrite: boolean;
  reload: () => unknown;
}

/** Which patients a doctor sees. A doctor reads the rule, and does not change it. */
function ReadingCard({ settings, mayWrite, reload }: Props) {
  const save = useSavePatientSettings();
  const isDoctor = useSession()?.access.type === 'doctor';
  const { version, only_own_patients } = settings;
  const { title, hint, doctor, on, off, onlyOwnHint } = m.reading;
  const fact = { label: m.reading.only_own_patients, value: only_own_patients ? on : off };
  return (
    <Card title={title} hint={isDoctor ? doctor : hint}>
      {mayWrite && !isDoctor ? (
        <Form
          frame="none"
          schema={readingRule}
          stored={{ version, only_own_patients }}
          reload={reload}
          draft="patient-settings"
          failed={m.failed}
          submit={common.saveChanges}
          onSubmit={async (_, { changes }) => {
            await save(changes);
            toast.success(m.saved);
          }}
        >
          <SwitchField
            name="only_own_patients"
            label={m.reading.only_own_patients}
            hint={onlyOwnHint}
          />
        </Form>
      ) : (
        <FactList facts={[fact]} />
      )}
    </Card>
  );
}
