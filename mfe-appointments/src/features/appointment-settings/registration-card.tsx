import {
  registrationRules,
  type StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { m } from './messages';
import { SettingsCard } from './settings-card';

interface Props {
  settings: StoredAppointmentSettings;
  mayWrite: boolean;
}

/** Which fields a new patient must fill in, at the desk and in the full form: all, or name and phone now and the others later. */
export function RegistrationCard({ settings, mayWrite }: Props) {
  const words = m.registration;
  const facts = (['short_registration', 'patient_details_later'] as const).map((name) => ({
    label: words[name],
    value: settings[name] ? words.allowed : words.notAllowed,
  }));
  return (
    <SettingsCard
      title={words.title}
      draft="registration"
      hint={words.hint}
      schema={registrationRules}
      {...{ settings, facts, mayWrite }}
    >
      <SwitchField
        name="short_registration"
        label={words.short_registration}
        hint={words.shortHint}
      />
      <SwitchField
        name="patient_details_later"
        label={words.patient_details_later}
        hint={words.laterHint}
      />
    </SettingsCard>
  );
}
