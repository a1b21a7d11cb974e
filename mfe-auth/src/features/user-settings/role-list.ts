import {
  metaRoleInput,
  type MetaRole,
  type MetaRoleSaved,
} from '@ziba/shared/contracts/meta-roles';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { z } from 'zod';
import { roles } from '../../data/users.api';
import {
  accessChoicesSchema,
  choicesOf,
  type AccessChoices,
} from '../../widgets/access-field/access-choices';
import { m } from './messages';

/** A role with its template as the value of `AccessField`. */
export interface RoleRow extends Omit<MetaRole, 'access'> {
  access: AccessChoices;
  template: NonNullable<MetaRole['access']>;
}

/** Templates are for the users of clinics; also those of the platform, which new clinics begin with. */
export const templateArea = 'clinic';

/** The form of a role. A template that gives nothing proposes nothing. */
export const roleForm = metaRoleInput
  .extend({
    access: accessChoicesSchema([], templateArea).transform((list) =>
      list.length > 0 ? list : null,
    ),
    /** Gives the template to all who have the role. */
    apply_to_users: z.boolean().optional(),
  })
  .required({ kind: true });
export type RoleForm = z.input<typeof roleForm>;

const rowOf = ({ access, ...role }: MetaRole): RoleRow => ({
  ...role,
  access: choicesOf(access ?? [], templateArea),
  template: access ?? [],
});

/** Says to whom the template was given, and to whom it was not. */
function tellApplied({ applied }: Partial<MetaRoleSaved>): void {
  if (!applied) return;
  if (applied.users > 0) toast.success(m.roles.applied(applied.users));
  const names = applied.left_out.map(({ fullName }) => fullName);
  if (names.length > 0) toast.error(m.roles.leftOut(names.join('، ')));
}

/** The roles, for `NamedListEditor`, which only calls `mutate` to read them again. */
export const roleList = {
  useAll: () => {
    const answer = roles.useAll();
    const { data, error } = answer;
    const rows = useMemo(() => data && { ...data, data: data.data.map(rowOf) }, [data]);
    return { ...answer, error, data: rows, mutate: answer.mutate as () => Promise<undefined> };
  },
  useSave: () => {
    const save = roles.useSave();
    return async (input: object, id?: number) => {
      const saved = await save(input, id);
      tellApplied(saved as Partial<MetaRoleSaved>);
      return saved;
    };
  },
};
