import { readPhones } from '@ziba/shared/contracts/sms';
import { smsToPhonesForm, type SmsToPhones } from '@ziba/shared/contracts/sms-forms';
import { formatNumber } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useWatch } from 'react-hook-form';
import { useSendSms } from '../../../data/sms.api';
import { clinicPanel } from '../../../data/sms-addresses';
import { MessageInputs } from './message-inputs';
import { m } from './messages';
import { useAfterSending } from './use-after-sending';

const { TextAreaField } = fieldsOf<SmsToPhones>();
const back = { to: clinicPanel, label: m.back };

/** Sends a message to a phone or to a pasted list of phones. */
export function PhonesFormScreen() {
  const send = useSendSms();
  const finish = useAfterSending(clinicPanel);
  return (
    <Screen title={m.number} back={back} width="narrow">
      <Form
        schema={smsToPhonesForm}
        initial={{ kind: 'service' }}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: clinicPanel, label: common.cancel }}
        draft="sms-to-phones"
        onSubmit={async (input) => {
          const { messages } = await send(input);
          await finish(messages.reduce((sum, { parts }) => sum + parts, 0));
        }}
      >
        <PhonesInputs />
      </Form>
    </Screen>
  );
}

function PhonesInputs() {
  const typed = useWatch<SmsToPhones, 'phones'>({ name: 'phones' });
  const { phones, repeated } = readPhones(typed ?? '');
  const count = formatNumber(phones.length);
  const counted = repeated > 0 ? m.repeated(count, formatNumber(repeated)) : m.counted(count);
  return (
    <>
      <TextAreaField
        name="phones"
        label={m.fields.phones}
        hint={phones.length > 0 ? counted : m.phonesHint}
        wide
      />
      <MessageInputs recipients={phones.length} />
    </>
  );
}
