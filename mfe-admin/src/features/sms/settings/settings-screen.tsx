import type { SmsTemplate } from '@ziba/shared/contracts/sms-templates';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { clinicPanel } from '../../../data/sms-addresses';
import { useSmsTemplates } from '../../../data/sms-templates.api';
import { HoursCard } from './hours-card';
import { m } from './messages';
import { ProviderCard } from './provider-card';
import { ReminderDrawer } from './reminder-drawer';
import { TemplateDrawer } from './template-drawer';
import { TemplateList } from './template-list';
import { TestDialog } from './test-dialog';

/** The settings of the messages of a clinic: who sends, how much is used, and the texts of the events. */
export function SettingsScreen() {
  const mayWrite = useMay('sms-panel', 'write');
  return (
    <Screen title={m.title} back={{ to: clinicPanel, label: m.back }} width="narrow">
      <ProviderCard />
      {mayWrite && <HoursCard />}
      <TemplatesCard />
    </Screen>
  );
}

type Open = { template: SmsTemplate; as: 'edit' | 'test' } | 'new';

function TemplatesCard() {
  const { data, error, mutate } = useSmsTemplates();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button icon="add" size="small" onClick={() => setOpen('new')}>
      {m.addReminder}
    </Button>
  );
  return (
    <Card title={m.templates} hint={m.templatesHint} actions={data && add}>
      {!data && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
      {data && (
        <TemplateList
          templates={data.data}
          onEdit={(template) => setOpen({ template, as: 'edit' })}
          onTest={(template) => setOpen({ template, as: 'test' })}
        />
      )}
      {open === 'new' && <ReminderDrawer onClose={close} />}
      {open && open !== 'new' && open.as === 'edit' && (
        <TemplateDrawer template={open.template} reload={mutate} onClose={close} />
      )}
      {open && open !== 'new' && open.as === 'test' && (
        <TestDialog template={open.template} onClose={close} />
      )}
    </Card>
  );
}
