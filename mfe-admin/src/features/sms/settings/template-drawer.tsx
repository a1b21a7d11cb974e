import { smsTemplateForm, type SmsTemplate } from '@ziba/shared/contracts/sms-templates';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSaveTemplate } from '../../../data/sms-templates.api';
import { m } from './messages';
import { TemplateInputs } from './template-inputs';
import { titleOf } from './title-of';

interface Props {
  template: SmsTemplate;
  /** Reads the texts again. */
  reload: () => unknown;
  onClose: () => void;
}

/** Edits the text of an event; the first save makes it the clinic's own. */
export function TemplateDrawer({ template, reload, onClose }: Props) {
  const save = useSaveTemplate();
  const { id, event, hours_before, body, enabled } = template;
  // The text that every clinic starts with is no row yet: nobody else can have changed it.
  const start = id === null ? { initial: { body, enabled } } : { stored: template, reload };
  return (
    <Drawer open size="wide" title={m.edit(titleOf(template))} onClose={onClose}>
      <Form
        frame="none"
        schema={smsTemplateForm}
        {...start}
        submit={common.saveChanges}
        failed={m.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`sms-template:${event}:${hours_before ?? ''}`}
        onSubmit={async (values, { changes }) => {
          if (id === null) await save.add({ event, hours_before, ...values });
          else await save.change(id, changes);
          toast.success(m.saved);
          onClose();
        }}
      >
        <TemplateInputs />
      </Form>
    </Drawer>
  );
}
