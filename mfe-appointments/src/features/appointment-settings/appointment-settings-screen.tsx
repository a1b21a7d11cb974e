import * as addresses from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Tabs } from '@ziba/shared/ui/controls/tabs';
import { ClosuresTab } from './closures-tab';
import { HolidaysTab } from './holidays-tab';
import { HoursTab } from './hours-tab';
import { m } from './messages';
import { RulesTab } from './rules-tab';

/** The clinic's settings of appointments; each part is saved on its own. */
export function AppointmentSettingsScreen() {
  const mayWrite = useMay('appointments', 'write');
  const maySetPrices = useMay('settings', 'write');
  const tabs = [
    { key: 'rules', label: m.tabs.rules, content: <RulesTab {...{ mayWrite, maySetPrices }} /> },
    { key: 'hours', label: m.tabs.hours, content: <HoursTab mayWrite={mayWrite} /> },
    { key: 'closures', label: m.tabs.closures, content: <ClosuresTab mayWrite={mayWrite} /> },
    { key: 'holidays', label: m.tabs.holidays, content: <HolidaysTab mayWrite={mayWrite} /> },
  ];
  return (
    <Screen
      title={m.title}
      hint={mayWrite ? m.hint : m.readOnly}
      back={{ to: addresses.appointments, label: m.appointments }}
      width="narrow"
    >
      <Tabs label={m.parts} tabs={tabs} param="tab" />
    </Screen>
  );
}
