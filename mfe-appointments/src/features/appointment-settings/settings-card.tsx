import type {
  AppointmentSettings,
  StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { SettingsPart } from '@ziba/shared/ui/forms/settings-part';
import type { Fact } from '@ziba/shared/ui/views/fact-list';
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
  const { settings, ...part } = props;
  const { mutate } = useAppointmentSettings();
  const save = useSaveSettings();
  return (
    <SettingsPart
      {...part}
      stored={settings}
      reload={mutate}
      save={save}
      saved={m.saved}
      failed={m.failed}
    />
  );
}
