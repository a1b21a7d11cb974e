import { idOf } from '@ziba/shared/contracts/id-of';
import { noticeForm } from '@ziba/shared/contracts/notifications';
import { formatNumber } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idInKey, useNoticeRecipients, useSendNotice } from '../../../data/sms.api';
import { adminPanel } from '../../../data/sms-addresses';
import { receiverKey } from '../sending/receiver-field';
import { useSendQuestion } from '../sending/use-send-question';
import { m } from './messages';
import { NoticeInputs } from './notice-inputs';

/** Writes a notice into the notifications of one clinic, which the address may name, or of all. */
export function NoticeFormScreen() {
  const send = useSendNotice();
  const navigate = useNavigate();
  const { confirm, dialog } = useSendQuestion(m.question);
  const everybody = useNoticeRecipients(undefined).data?.recipients ?? 0;
  const [params] = useSearchParams();
  const named = idOf(params.get('clinic') ?? '');
  const receiver = named === undefined ? undefined : receiverKey({ kind: 'clinic', id: named });
  return (
    <Screen title={m.title} hint={m.hint} back={{ to: adminPanel, label: m.back }} width="narrow">
      <Form
        schema={noticeForm}
        initial={{ receiver }}
        prefill={{ receiver }}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: adminPanel, label: common.cancel }}
        draft="notice"
        onSubmit={async ({ receiver: key, ...notice }) => {
          const clinicId = idInKey(key);
          if (clinicId === undefined) await confirm(m.willSend(formatNumber(everybody)));
          const { recipients } = await send({ ...notice, clinicId });
          toast.success(m.sent(formatNumber(recipients)));
          await navigate(adminPanel);
        }}
      >
        <NoticeInputs />
      </Form>
      {dialog}
    </Screen>
  );
}
