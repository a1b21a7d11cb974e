import { idOf } from '@ziba/shared/contracts/id-of';
import { smsToPersonForm, type SmsToPerson } from '@ziba/shared/contracts/sms-forms';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { idInKey, useReceiver, useSendSms } from '../../../data/sms.api';
import { clinicPanel } from '../../../data/sms-addresses';
import { MessageInputs } from './message-inputs';
import { m } from './messages';
import { ReceiverField, receiverKey } from './receiver-field';
import { useAfterSending } from './use-after-sending';

const back = { to: clinicPanel, label: m.back };

/** Whom the address names: `?patient=5` or `?user=3`. */
function useNamedReceiver(): string | undefined {
  const [params] = useSearchParams();
  for (const kind of ['patient', 'user'] as const) {
    const id = idOf(params.get(kind) ?? '');
    if (id !== undefined) return receiverKey({ kind, id });
  }
  return undefined;
}

/** Sends a message to one patient or member of staff. */
export function PersonFormScreen() {
  const send = useSendSms();
  const finish = useAfterSending(clinicPanel);
  const receiver = useNamedReceiver();
  return (
    <Screen title={m.user} back={back} width="narrow">
      <Form
        schema={smsToPersonForm}
        initial={{ receiver, kind: 'service' }}
        prefill={{ receiver }}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: clinicPanel, label: common.cancel }}
        draft="sms-to-person"
        onSubmit={async ({ receiver: key, ...message }) => {
          const id = idInKey(key);
          const target = key.startsWith('patient') ? { patientId: id } : { userId: id };
          const { parts } = await send({ ...target, ...message });
          await finish(parts);
        }}
      >
        <PersonInputs />
      </Form>
    </Screen>
  );
}

function PersonInputs() {
  const [key = '', kind] = useWatch<SmsToPerson, ['receiver', 'kind']>({
    name: ['receiver', 'kind'],
  });
  const chosen = useReceiver(key).data?.data[0];
  const isRefused = kind === 'advertising' && chosen?.opted_out === true;
  return (
    <>
      <ReceiverField<SmsToPerson>
        name="receiver"
        label={m.fields.receiver}
        hint={m.receiverHint}
        wide
      />
      <MessageInputs recipients={key ? 1 : 0} more={isRefused && m.optedOut} />
    </>
  );
}
