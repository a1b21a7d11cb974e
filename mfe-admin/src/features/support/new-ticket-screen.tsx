import {
  ticketDefaults,
  ticketDepartments,
  ticketInput,
  ticketPriorities,
  type TicketInput,
} from '@ziba/shared/contracts/tickets';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useNavigate } from 'react-router-dom';
import { tickets } from '../../data/tickets.api';
import { ticketAddresses } from './addresses';
import { m } from './messages';

const { AttachmentsField, SelectField, TextAreaField, TextField } = fieldsOf<TicketInput>();
const { fields } = m;

/** Writes a new ticket to the platform. */
export function NewTicketScreen() {
  const save = tickets.useSave();
  const navigate = useNavigate();
  const list = useListReturn(ticketAddresses('clinic').list);
  return (
    <Screen title={m.create} back={{ to: list, label: m.backToList }} width="narrow">
      <Form
        schema={ticketInput}
        initial={ticketDefaults}
        submit={m.send}
        failed={m.createFailed}
        cancel={{ to: list, label: common.cancel }}
        draft="ticket"
        onSubmit={async (input) => {
          await save(input);
          toast.success(m.created);
          await navigate(list);
        }}
      >
        <TextField name="subject" label={fields.subject} wide />
        <SelectField
          name="department"
          label={fields.department}
          options={ticketDepartments}
          blank={null}
        />
        <SelectField
          name="priority"
          label={fields.priority}
          options={ticketPriorities}
          blank={null}
        />
        <TextAreaField name="message" label={fields.message} wide />
        <AttachmentsField name="attachment" label={fields.attachment} folder="general" />
      </Form>
    </Screen>
  );
}
