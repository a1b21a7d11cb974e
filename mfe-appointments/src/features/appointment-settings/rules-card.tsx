import {
  bookingRules,
  type AppointmentSettings,
  type StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { formatNumber } from '@ziba/shared/format/money';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import type { Fact } from '@ziba/shared/ui/views/fact-list';
import { m } from './messages';
import { SettingsCard } from './settings-card';

interface Props {
  settings: StoredAppointmentSettings;
  mayWrite: boolean;
}

const { QuantityField, SelectField } = fieldsOf<AppointmentSettings>();

const minutes = (count: number) => m.minutes(formatNumber(count));
const quarters = (from: number, to: number) =>
  Array.from({ length: (to - from) / 15 + 1 }, (_, at) => from + at * 15);
const slots = quarters(15, 240).map((value) => ({ value, label: minutes(value) }));
const buffers = quarters(0, 120).map((value) => ({
  value,
  label: value === 0 ? m.rules.noBuffer : minutes(value),
}));
const weekStarts = Object.entries(m.rules.weekStarts).map(([value, label]) => ({ value, label }));

/** The rules as text, for users who may not change them. */
function factsOf(settings: StoredAppointmentSettings): Fact[] {
  const { slot_minutes, buffer_minutes, min_notice_minutes, max_days_ahead, max_per_day } =
    settings;
  return [
    { label: m.rules.slot_minutes, value: minutes(slot_minutes) },
    {
      label: m.rules.buffer_minutes,
      value: buffer_minutes === 0 ? m.rules.noBuffer : minutes(buffer_minutes),
    },
    { label: m.rules.min_notice_minutes, value: minutes(min_notice_minutes) },
    { label: m.rules.max_days_ahead, value: m.days(formatNumber(max_days_ahead)) },
    {
      label: m.rules.max_per_day,
      value: max_per_day === null ? m.rules.noLimit : formatNumber(max_per_day),
    },
    { label: m.rules.week_start, value: m.rules.weekStarts[settings.week_start] },
  ];
}

/** The rules of booking: length of a time, gap between times, how early and how many. */
export function RulesCard({ settings, mayWrite }: Props) {
  return (
    <SettingsCard
      title={m.rules.title}
      draft="rules"
      hint={m.rules.hint}
      schema={bookingRules}
      facts={factsOf(settings)}
      {...{ settings, mayWrite }}
    >
      <SelectField
        name="slot_minutes"
        label={m.rules.slot_minutes}
        hint={m.rules.slotHint}
        options={slots}
        blank={null}
      />
      <SelectField
        name="buffer_minutes"
        label={m.rules.buffer_minutes}
        options={buffers}
        blank={null}
      />
      <QuantityField
        name="min_notice_minutes"
        label={m.rules.min_notice_minutes}
        hint={m.rules.noticeHint}
        unit={m.units.minute}
        decimals={0}
      />
      <QuantityField
        name="max_days_ahead"
        label={m.rules.max_days_ahead}
        unit={m.units.day}
        decimals={0}
      />
      <QuantityField
        name="max_per_day"
        label={m.rules.max_per_day}
        hint={m.rules.perDayHint}
        unit={m.units.appointment}
        decimals={0}
      />
      <SelectField name="week_start" label={m.rules.week_start} options={weekStarts} blank={null} />
    </SettingsCard>
  );
}
