import * as addresses from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { Tabs } from '@ziba/shared/ui/controls/tabs';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ConsentsTab } from './consents-tab';
import { DrugsTab } from './drugs-tab';
import { m } from './messages';
import { TextsTab } from './texts-tab';

/** The settings of prescriptions: drugs with the own favourites, usual words, print, consents. */
export function PrescriptionSettingsScreen() {
  const mayWrite = useMay('prescriptions', 'write');
  const tabs = [
    { key: 'drugs', label: m.tabs.drugs, content: <DrugsTab mayWrite={mayWrite} /> },
    { key: 'texts', label: m.tabs.texts, content: <TextsTab mayWrite={mayWrite} /> },
    { key: 'consents', label: m.tabs.consents, content: <ConsentsTab mayWrite={mayWrite} /> },
  ];
  return (
    <Screen
      title={m.title}
      hint={mayWrite ? m.hint : m.readOnly}
      back={{ to: addresses.prescriptions, label: m.back }}
    >
      <Tabs label={m.parts} tabs={tabs} param="tab" />
    </Screen>
  );
}
