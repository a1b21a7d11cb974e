import { refusalInput, type RefusalInput } from '@ziba/shared/contracts/user-account-inputs';
import type { UserRequest } from '@ziba/shared/contracts/users';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useDecisions } from '../../../data/requests.api';
import { m } from './messages';

const { TextAreaField } = fieldsOf<RefusalInput>();
const schema = refusalInput.pick({ reason: true });

interface Props {
  request: UserRequest;
  onClose: () => void;
}

/** Refuses a request with a reason, which the person is told by SMS. */
export function RefuseDrawer({ request: { id, username, version }, onClose }: Props) {
  const { refuse } = useDecisions();
  return (
    <Drawer open title={m.refuseOf(username)} hint={m.refuseHint} onClose={onClose}>
      <Form
        frame="none"
        schema={schema}
        submit={m.refuse}
        failed={m.refuseFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`refuse-${id}`}
        onSubmit={async ({ reason }) => {
          await refuse(id, { reason, version });
          toast.success(m.refused(username));
          onClose();
        }}
      >
        <TextAreaField name="reason" label={m.fields.reason} />
      </Form>
    </Drawer>
  );
}
