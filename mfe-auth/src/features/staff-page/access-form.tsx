import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import { useSaveAccess } from '../../data/staff-user.api';
import { areaOf } from '../../data/user-standing';
import {
  accessChoicesSchema,
  choicesOf,
  type AccessChoices,
} from '../../widgets/access-field/access-choices';
import { AccessField } from '../../widgets/access-field/access-field';
import { m } from './messages';
import type { TabContent } from './tab-content';

interface Values {
  access: AccessChoices;
}
interface Output {
  access: SectionLevels[];
}

/** The access of a user, section by section; saving returns to the list. The own access cannot be changed. */
export function AccessForm({ user, reload, list }: TabContent) {
  const area = areaOf(user) ?? 'clinic';
  const isOwn = useSession()?.user.id === user.id;
  const save = useSaveAccess();
  const navigate = useNavigate();
  const schema = useMemo(
    () => z.object({ access: accessChoicesSchema(user.access, area) }),
    [user.access, area],
  );
  const stored = useMemo(
    () => ({ id: user.id, version: user.version, access: choicesOf(user.access, area) }),
    [user, area],
  );
  const saveAccess = async (values: Output, { changes }: Edit<Values, Output>) => {
    if (changes.access) {
      await save(user.id, { sections: values.access, version: changes.version });
    }
    toast.success(m.edited);
    await navigate(list);
  };
  if (isOwn) return <p>{m.access.own}</p>;
  return (
    <Form<Values, Output>
      schema={schema}
      stored={stored}
      reload={reload}
      frame="none"
      submit={common.saveChanges}
      failed={m.access.failed}
      cancel={{ to: list, label: common.cancel }}
      draft="user-access"
      onSubmit={saveAccess}
    >
      <AccessField<Values> name="access" area={area} before={user.access} />
    </Form>
  );
}
