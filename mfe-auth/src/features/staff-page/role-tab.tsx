import { common } from '@ziba/shared/messages';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { useSaveRole } from '../../data/staff-user.api';
import { RoleInputs } from '../../widgets/role-inputs/role-inputs';
import { roleSchema, type RoleValues } from '../../widgets/role-inputs/role-schema';
import { m } from './messages';
import type { TabContent } from './tab-content';

type Output = z.output<typeof roleSchema>;

/** Username, role, and what only doctors have; saving returns to the list. */
export function RoleTab({ user, reload, list }: TabContent) {
  const save = useSaveRole();
  const navigate = useNavigate();
  const saveRole = async (_: Output, { changes }: Edit<RoleValues, Output>) => {
    await save(user.id, changes);
    toast.success(m.edited);
    await navigate(list);
  };
  return (
    <Form
      schema={roleSchema}
      stored={user}
      reload={reload}
      submit={common.saveChanges}
      failed={m.role.failed}
      cancel={{ to: list, label: common.cancel }}
      draft="user-role"
      onSubmit={saveRole}
    >
      <RoleInputs clinicId={user.clinic_id} storedRole={user.role} ownUsername={user.username} />
    </Form>
  );
}
