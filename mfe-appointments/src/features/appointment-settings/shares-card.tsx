import {
  insuranceShares,
  type StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import { formatNumber } from '@ziba/shared/format/money';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { SettingsCard } from './settings-card';

interface Props {
  settings: StoredAppointmentSettings;
  mayWrite: boolean;
}

const { QuantityField } = fieldsOf<Record<`insurance_shares.${string}`, unknown>>();

/** The insurances without the first one, `آزاد`: it means no insurance, so it has no share. */
const [, ...insurances] = insuranceTypes;

/** The part of a fee that each insurance pays. */
export function SharesCard({ settings, mayWrite }: Props) {
  const facts = insurances.map((name) => ({
    label: name,
    value: m.percent(formatNumber(settings.insurance_shares[name] ?? 0)),
  }));
  return (
    <SettingsCard
      title={m.shares.title}
      draft="shares"
      hint={m.shares.hint}
      schema={insuranceShares}
      {...{ settings, facts, mayWrite }}
    >
      {insurances.map((name) => (
        <QuantityField
          key={name}
          name={`insurance_shares.${name}`}
          label={name}
          unit={m.units.percent}
          decimals={0}
        />
      ))}
    </SettingsCard>
  );
}
