import {
  changeRequestInput,
  type ChangeRequestInput,
} from '@ziba/shared/contracts/change-requests';
import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useAskForChange } from '../../../data/change-requests.api';
import { m } from './messages';

const { AttachmentsField, NationalCodeField, TextAreaField, TextField } =
  fieldsOf<ChangeRequestInput>();
const { fields } = m;

interface Props {
  clinic: ClinicSummary;
  onClose: () => void;
}

/** Asks the platform to change who is responsible for the clinic, with the document that proves it. */
export function ChangeDrawer({ clinic, onClose }: Props) {
  const { ask } = useAskForChange(clinic.id);
  return (
    <Drawer open size="wide" title={m.ask} onClose={onClose}>
      <Form
        frame="none"
        schema={changeRequestInput}
        initial={{ responsible_name: clinic.responsible_name }}
        submit={m.send}
        failed={m.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="clinic-change-request"
        onSubmit={async (values) => {
          await ask(values);
          toast.success(m.sent);
          onClose();
        }}
      >
        <TextField name="responsible_name" label={fields.responsible_name} hint={m.personHint} />
        <NationalCodeField
          name="responsible_national_id"
          label={fields.responsible_national_id}
          hint={m.nationalHint}
        />
        <AttachmentsField name="identity_file" label={fields.identity_file} folder="general" />
        <TextAreaField name="note" label={fields.note} wide />
      </Form>
    </Drawer>
  );
}
