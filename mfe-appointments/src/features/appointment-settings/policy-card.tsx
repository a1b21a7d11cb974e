import {
  cancellationPolicy,
  type AppointmentSettings,
  type StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { formatNumber } from '@ziba/shared/format/money';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { SettingsCard } from './settings-card';

interface Props {
  settings: StoredAppointmentSettings;
  mayWrite: boolean;
}

const { QuantityField } = fieldsOf<AppointmentSettings>();

/** The fee of a late cancellation and of not coming: 10 percent within two hours, unless changed. */
export function PolicyCard({ settings, mayWrite }: Props) {
  const percent = formatNumber(settings.cancel_percent);
  const hours = formatNumber(settings.cancel_hours);
  const facts = [
    { label: m.policy.cancel_hours, value: m.hours(hours) },
    { label: m.policy.cancel_percent, value: m.percent(percent) },
    {
      label: m.policy.no_show_percent,
      value: m.percent(formatNumber(settings.no_show_percent)),
    },
  ];

  return (
    <SettingsCard
      title={m.policy.title}
      draft="policy"
      hint={`${m.policy.sentence(percent, hours)} ${m.policy.hint}`}
      schema={cancellationPolicy}
      {...{ settings, facts, mayWrite }}
    >
      <QuantityField
        name="cancel_hours"
        label={m.policy.cancel_hours}
        hint={m.policy.cancelHoursHint}
        unit={m.units.hour}
        decimals={0}
      />
      <QuantityField
        name="cancel_percent"
        label={m.policy.cancel_percent}
        unit={m.units.percent}
        decimals={0}
      />
      <QuantityField
        name="no_show_percent"
        label={m.policy.no_show_percent}
        unit={m.units.percent}
        decimals={0}
      />
    </SettingsCard>
  );
}
