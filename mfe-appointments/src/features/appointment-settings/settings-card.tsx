import type {
  AppointmentSettings,
  StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { common } from '@ziba/shared/messages';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useAppointmentSettings, useSaveSettings } from '../../data/appointment-settings.api';
import { m } from './messages';

interface Props<Input extends FieldValues> {
  title: string;
  hint: string;
  /** The name of the draft that keeps typed values until they are saved. */
  draft: string;
  /** The part of the settings that the card is about. */
  schema: z.ZodType<Partial<AppointmentSettings>, Input>;
  settings: StoredAppointmentSettings;
  /** The settings as text, for users who may not change them. */
  facts: readonly Fact[];
  mayWrite: boolean;
  children: ReactNode;
}

/** One part of the settings, saved on its own. */
export function SettingsCard<Input extends FieldValues>(props: Props<Input>) {
  const { title, hint, draft, schema, settings, facts, mayWrite, children } = props;
  const { mutate } = useAppointmentSettings();
  const save = useSaveSettings();
  return (
    <Card title={title} hint={hint}>
      {mayWrite ? (
        <Form
          frame="none"
          schema={schema}
          stored={settings}
          reload={mutate}
          submit={common.saveChanges}
          failed={m.failed}
          draft={draft}
          onSubmit={async (_, { changes }) => {
            await save(changes);
            toast.success(m.saved);
          }}
        >
          {children}
        </Form>
      ) : (
        <FactList facts={facts} />
      )}
    </Card>
  );
}
