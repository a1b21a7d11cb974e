import { consentRule } from '@ziba/shared/contracts/prescription-settings';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { SettingsPart } from '@ziba/shared/ui/forms/settings-part';
import type { z } from 'zod';
import {
  settingsPath,
  usePrescriptionSettings,
  useSavePart,
} from '../../data/prescription-settings.api';
import { m } from './messages';

const { title, hint, field, fieldHint, on, off } = m.consentRule;

/** Whether the report of a session or an operation waits until the consents of its service are signed. */
export function ConsentRuleCard({ mayWrite }: { mayWrite: boolean }) {
  const { data: settings, error, mutate } = usePrescriptionSettings();
  const save = useSavePart(settingsPath);
  if (!settings) return error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />;
  const { version, consent_required } = settings;
  return (
    <SettingsPart
      {...{ title, hint, save, mayWrite }}
      schema={consentRule}
      stored={{ version, consent_required }}
      reload={mutate}
      draft="consent-rule"
      saved={m.saved}
      failed={m.failed}
      facts={[{ label: field, value: consent_required ? on : off }]}
    >
      <SwitchField<z.input<typeof consentRule>>
        name="consent_required"
        label={field}
        hint={fieldHint}
      />
    </SettingsPart>
  );
}
