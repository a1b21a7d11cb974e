import type { UserRequest } from '@ziba/shared/contracts/users';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useDecisions } from '../../../data/requests.api';
import { accessOf } from '../../../widgets/access-field/access-choices';
import { ApproveInputs } from './approve-inputs';
import { approveSchema, type Approval } from './approve-schema';
import { m } from './messages';

interface Props {
  request: UserRequest;
  onClose: () => void;
}

/** Approves a request with the clinic, the role and the access that the person gets. */
export function ApproveDrawer({ request, onClose }: Props) {
  const { id, username, version } = request;
  const { approve } = useDecisions();

  const save = async ({ clinic_id, meta_rolesId, access = {} }: Approval) => {
    const given = accessOf(access, [], 'clinic');
    await approve(id, { clinic_id, meta_rolesId, access: given, version });
    toast.success(m.approved(username));
    onClose();
  };

  return (
    <Drawer open title={m.approveOf(username)} hint={m.approveHint} onClose={onClose}>
      <Form
        frame="none"
        schema={approveSchema}
        initial={{ clinic_id: '', access: {} }}
        submit={m.approve}
        failed={m.approveFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`approve-${id}`}
        onSubmit={save}
      >
        <ApproveInputs />
      </Form>
    </Drawer>
  );
}
