import type { SmsTemplateForm } from '@ziba/shared/contracts/sms-templates';
import { fillSms, longestSms, smsKeys, smsKeyTitles } from '@ziba/shared/contracts/sms-texts';
import { MessageTextField } from '@ziba/shared/ui/fields/message-text-field';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { useSmsSample } from '../../../data/sms-templates.api';
import { m } from './messages';

const inserts = smsKeys.map((key) => ({ label: smsKeyTitles[key], text: `{${key}}` }));

/** The text of an event with its keys, a preview with a real appointment, and whether it is sent. */
export function TemplateInputs() {
  const sample = useSmsSample().data;
  return (
    <>
      {/* Before the text, which keeps its caret at the end until it is placed. */}
      <SwitchField<SmsTemplateForm> name="enabled" label={m.enabled} wide />
      <MessageTextField<SmsTemplateForm>
        name="body"
        label={m.body}
        hint={sample && (sample.is_real ? m.realSample : m.example)}
        inserts={inserts}
        fill={sample && ((text) => fillSms(text, sample.values))}
        maxLength={longestSms}
        rows={5}
      />
    </>
  );
}
