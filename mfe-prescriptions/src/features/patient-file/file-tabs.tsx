import type { Patient } from '@ziba/shared/contracts/patients';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Tabs, type Tab } from '@ziba/shared/ui/controls/tabs';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import type { ComponentType } from 'react';
import { m } from './messages';
import { SummaryTab } from './summary-tab';
import { useReader, type Reader } from './use-reader';

interface TabProps {
  patient: Patient;
}

/** A tab whose code is loaded when it is first opened. */
const later = (load: () => Promise<ComponentType<TabProps>>) =>
  lazyPart(load, { waiting: () => <LoadingView /> });

const TimelineTab = later(async () => (await import('./timeline-tab')).TimelineTab);
const AppointmentsTab = later(async () => (await import('./appointments-tab')).AppointmentsTab);
const PlansTab = later(async () => (await import('./plans-tab')).PlansTab);
const PrescriptionsTab = later(async () => (await import('./prescriptions-tab')).PrescriptionsTab);
const PicturesTab = later(async () => (await import('./pictures/pictures-tab')).PicturesTab);
const ConsentsTab = later(async () => (await import('./consents/consents-tab')).ConsentsTab);
const PaymentsTab = later(async () => (await import('./payments-tab')).PaymentsTab);
const MessagesTab = later(async () => (await import('./messages-tab')).MessagesTab);
const ChangesTab = later(async () => (await import('./changes/changes-tab')).ChangesTab);

/** The parts of a file. A part that the reader may not see has no tab. */
export function FileTabs({ patient }: TabProps) {
  const reader = useReader();
  return <Tabs label={m.tabs} param="tab" tabs={tabsOf(patient, reader)} />;
}

function tabsOf(patient: Patient, reader: Reader): Tab[] {
  const tab = (key: keyof typeof m.tab, Content: ComponentType<TabProps>): Tab => ({
    key,
    label: m.tab[key],
    content: <Content patient={patient} />,
  });
  return [
    tab('summary', SummaryTab),
    tab('timeline', TimelineTab),
    tab('appointments', AppointmentsTab),
    tab('plans', PlansTab),
    ...(reader.maySeeMedical
      ? [tab('prescriptions', PrescriptionsTab), tab('pictures', PicturesTab)]
      : []),
    ...(reader.maySeeConsents ? [tab('consents', ConsentsTab)] : []),
    ...(reader.maySeePayments ? [tab('payments', PaymentsTab)] : []),
    ...(reader.maySeeMessages ? [tab('messages', MessagesTab)] : []),
    tab('changes', ChangesTab),
  ];
}
