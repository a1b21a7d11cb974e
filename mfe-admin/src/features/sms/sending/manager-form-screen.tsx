import { idOf } from '@ziba/shared/contracts/id-of';
import { readPhones } from '@ziba/shared/contracts/sms';
import { smsToManagerForm, type SmsToManager } from '@ziba/shared/contracts/sms-forms';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { idInKey, useReceiver, useSendSms } from '../../../data/sms.api';
import { adminPanel } from '../../../data/sms-addresses';
import { MessageInputs } from './message-inputs';
import { m } from './messages';
import { ReceiverField, receiverKey } from './receiver-field';
import { useAfterSending } from './use-after-sending';
import { wholeText } from './whole-text';

const { MobileField, TextField } = fieldsOf<SmsToManager>();
const back = { to: adminPanel, label: m.back };

/** Clinic and phone of the address, as the row action of the clinic table fills them in: `?clinic=5&phone=0912…`. */
function useNamedManager() {
  const [params] = useSearchParams();
  const id = idOf(params.get('clinic') ?? '');
  const receiver = id === undefined ? undefined : receiverKey({ kind: 'clinic', id });
  const [phone] = readPhones(params.get('phone') ?? '').phones;
  return { receiver, phone };
}

/** Sends a message to the manager of one clinic. */
export function ManagerFormScreen() {
  const send = useSendSms();
  const finish = useAfterSending(adminPanel);
  const named = useNamedManager();
  return (
    <Screen title={m.manager} back={back} width="narrow">
      <Form
        schema={smsToManagerForm}
        initial={named}
        prefill={named}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: adminPanel, label: common.cancel }}
        draft="sms-to-manager"
        onSubmit={async ({ receiver, phone, title, body }) => {
          const { parts } = await send({
            clinicId: idInKey(receiver),
            phone,
            body: wholeText(title, body),
          });
          await finish(parts);
        }}
      >
        <ManagerInputs />
      </Form>
    </Screen>
  );
}

function ManagerInputs() {
  const { getValues, setValue } = useFormContext<SmsToManager>();
  const [receiver = '', phone] = useWatch<SmsToManager, ['receiver', 'phone']>({
    name: ['receiver', 'phone'],
  });
  const stored = useReceiver(receiver).data?.data[0]?.phone;
  const fillPhone = useEffectEvent((found: string) => {
    if (!getValues('phone')) setValue('phone', found, { shouldDirty: true });
  });
  useEffect(() => {
    if (stored && readPhones(stored).phones.length > 0) fillPhone(stored);
  }, [stored]);
  return (
    <>
      <ReceiverField<SmsToManager>
        name="receiver"
        label={m.fields.clinic}
        // The phone of another clinic must not stay.
        onChoice={() => setValue('phone', '', { shouldDirty: true })}
      />
      <MobileField name="phone" label={m.fields.phone} />
      <TextField name="title" label={m.fields.title} hint={m.titleHint} wide />
      <MessageInputs recipients={phone ? 1 : 0} asks="none" />
    </>
  );
}
