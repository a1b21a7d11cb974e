import {
  receiptWords,
  type AppointmentSettings,
  type StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { SettingsCard } from './settings-card';

interface Props {
  settings: StoredAppointmentSettings;
  mayWrite: boolean;
}

const { TextAreaField } = fieldsOf<AppointmentSettings>();

/** The texts that are printed on the receipt. */
export function ReceiptCard({ settings, mayWrite }: Props) {
  const facts = [{ label: m.receipt.receipt_text, value: settings.receipt_text }];
  return (
    <SettingsCard
      title={m.receipt.title}
      draft="receipt"
      hint={m.receipt.hint}
      schema={receiptWords}
      {...{ settings, facts, mayWrite }}
    >
      <TextAreaField
        name="receipt_text"
        label={m.receipt.receipt_text}
        hint={m.receipt.textHint}
        wide
      />
    </SettingsCard>
  );
}
