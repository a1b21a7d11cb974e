import { smsToManagersForm, type SmsToManagers } from '@ziba/shared/contracts/sms-forms';
import { formatNumber } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useSendBroadcast } from '../../../data/sms.api';
import { adminPanel, broadcastsOf } from '../../../data/sms-addresses';
import { partsOf } from './cost-of';
import { MessageInputs } from './message-inputs';
import { m } from './messages';
import { useAfterSending } from './use-after-sending';
import { useGroupCount } from './use-group-count';
import { useSendQuestion } from './use-send-question';
import { wholeText } from './whole-text';

const { TextField } = fieldsOf<SmsToManagers>();
const back = { to: adminPanel, label: m.back };

/** Sends a message to the managers of all active clinics. */
export function ManagersFormScreen() {
  const send = useSendBroadcast();
  const finish = useAfterSending(broadcastsOf(adminPanel));
  const { confirm, dialog } = useSendQuestion(m.question);
  const count = useGroupCount()('clinics', false);
  return (
    <Screen title={m.managers} back={back} width="narrow">
      <Form
        schema={smsToManagersForm}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: adminPanel, label: common.cancel }}
        draft="sms-to-managers"
        onSubmit={async (input) => {
          const body = wholeText(input.title, input.body);
          await confirm(m.willSend(formatNumber(count), formatNumber(count * partsOf(body))));
          const { recipients, parts } = await send({ ...input, body, audience: 'clinics' });
          await finish(recipients * parts);
        }}
      >
        <TextField name="title" label={m.fields.title} hint={m.titleHint} wide />
        <MessageInputs recipients={count} asks="time" />
      </Form>
      {dialog}
    </Screen>
  );
}
