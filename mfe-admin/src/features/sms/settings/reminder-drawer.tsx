import { smsReminderForm, type SmsReminderForm } from '@ziba/shared/contracts/sms-templates';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSaveTemplate } from '../../../data/sms-templates.api';
import { m } from './messages';
import { TemplateInputs } from './template-inputs';

const { QuantityField } = fieldsOf<SmsReminderForm>();

/** Adds a reminder at another time before the appointment. */
export function ReminderDrawer({ onClose }: { onClose: () => void }) {
  const save = useSaveTemplate();
  return (
    <Drawer open size="wide" title={m.newReminder} onClose={onClose}>
      <Form
        frame="none"
        schema={smsReminderForm}
        initial={{ enabled: true }}
        submit={common.save}
        failed={m.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="sms-reminder"
        onSubmit={async (values) => {
          await save.add({ event: 'appointment_reminder', ...values });
          toast.success(m.saved);
          onClose();
        }}
      >
        <QuantityField name="hours_before" label={m.hoursBefore} unit={m.hour} decimals={0} wide />
        <TemplateInputs />
      </Form>
    </Drawer>
  );
}
