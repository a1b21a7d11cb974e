import * as addresses from '@ziba/shared/contracts/addresses';
import { readingRule, type StoredPatientSettings } from '@ziba/shared/contracts/patient-settings';
import { useMay } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { SettingsPart } from '@ziba/shared/ui/forms/settings-part';
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
    <SettingsPart
      {...{ title, save, reload }}
      hint={isDoctor ? doctor : hint}
      draft="patient-settings"
      schema={readingRule}
      stored={{ version, only_own_patients }}
      saved={m.saved}
      failed={m.failed}
      facts={[fact]}
      mayWrite={mayWrite && !isDoctor}
    >
      <SwitchField
        name="only_own_patients"
        label={m.reading.only_own_patients}
        hint={onlyOwnHint}
      />
    </SettingsPart>
  );
}
