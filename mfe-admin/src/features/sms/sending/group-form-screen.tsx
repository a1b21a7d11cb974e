import { clinicAudiences } from '@ziba/shared/contracts/sms';
import { smsToGroupForm, type SmsToGroup } from '@ziba/shared/contracts/sms-forms';
import { formatNumber } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useWatch } from 'react-hook-form';
import { useAudiences, useSendBroadcast } from '../../../data/sms.api';
import { broadcastsOf, clinicPanel } from '../../../data/sms-addresses';
import { partsOf } from './cost-of';
import { MessageInputs } from './message-inputs';
import { m } from './messages';
import { useAfterSending } from './use-after-sending';
import { useGroupCount } from './use-group-count';
import { useSendQuestion } from './use-send-question';
import { wholeText } from './whole-text';

const { TextField } = fieldsOf<SmsToGroup>();
const back = { to: clinicPanel, label: m.back };
const initial = { audience: 'patients', kind: 'advertising' } as const;

/** Sends a message to all patients, staff or doctors (text 3 §2, send-sms-to-all). */
export function GroupFormScreen() {
  const send = useSendBroadcast();
  const finish = useAfterSending(broadcastsOf(clinicPanel));
  const { confirm, dialog } = useSendQuestion(m.question);
  const countOf = useGroupCount();
  return (
    <Screen title={m.all} back={back} width="narrow">
      <Form
        schema={smsToGroupForm}
        initial={initial}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: clinicPanel, label: common.cancel }}
        draft="sms-to-group"
        onSubmit={async (input) => {
          const body = wholeText(input.title, input.body);
          const count = countOf(input.audience, input.kind === 'advertising');
          await confirm(m.willSend(formatNumber(count), formatNumber(count * partsOf(body))));
          const { recipients, parts } = await send({ ...input, body });
          await finish(recipients * parts);
        }}
      >
        <GroupInputs />
      </Form>
      {dialog}
    </Screen>
  );
}

function GroupInputs() {
  const groups = useAudiences().data?.data;
  const countOf = useGroupCount();
  const [audience, kind] = useWatch<SmsToGroup, ['audience', 'kind']>({
    name: ['audience', 'kind'],
  });
  const recipients = countOf(audience, kind === 'advertising');
  const skipped = countOf(audience, false) - recipients;
  const options = clinicAudiences.map((value) => ({
    value,
    label: m.groups[value](groups ? formatNumber(countOf(value, false)) : '…'),
  }));
  return (
    <>
      <RadioField<SmsToGroup> name="audience" label={m.fields.audience} options={options} wide />
      <TextField name="title" label={m.fields.title} hint={m.titleHint} wide />
      <MessageInputs
        recipients={recipients}
        more={skipped > 0 && m.skipped(formatNumber(skipped))}
      />
    </>
  );
}
