import {
  metaRoleInput,
  type MetaRole,
  type MetaRoleSaved,
} from '@ziba/shared/contracts/meta-roles';
import type { Area } from '@ziba/shared/contracts/section-levels';
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

/** The form of a role of one area. A template that gives nothing proposes nothing. */
export const roleFormOf = (area: Area) =>
  metaRoleInput
    .extend({
      access: accessChoicesSchema([], area).transform((list) => (list.length > 0 ? list : null)),
      /** Gives the template to all who have the role. */
      apply_to_users: z.boolean().optional(),
    })
    .required({ kind: true });
export type RoleForm = z.input<ReturnType<typeof roleFormOf>>;

const rowOf = ({ access, ...role }: MetaRole): RoleRow => ({
  ...role,
  access: choicesOf(access ?? [], role.area),
  template: access ?? [],
});

/** Says to whom the template was given, and to whom it was not. */
function tellApplied({ applied }: Partial<MetaRoleSaved>): void {
  if (!applied) return;
  if (applied.users > 0) toast.success(m.roles.applied(applied.users));
  const names = applied.left_out.map(({ fullName }) => fullName);
  if (names.length > 0) toast.error(m.roles.leftOut(names.join('، ')));
}

/** The roles of one area, for `NamedListEditor`, which only calls `mutate` to read them again. */
export const roleListOf = (area: Area) => ({
  useAll: () => {
    const answer = roles.useAll();
    const { data, error } = answer;
    const rows = useMemo(() => {
      const own = data?.data.filter((role) => role.area === area);
      return data && own && { ...data, data: own.map(rowOf) };
    }, [data]);
    return { ...answer, error, data: rows, mutate: answer.mutate as () => Promise<undefined> };
  },
  useSave: () => {
    const save = roles.useSave();
    return async (input: object, id?: number) => {
      const saved = await save(id ? input : { ...input, area }, id);
      tellApplied(saved as Partial<MetaRoleSaved>);
      return saved;
    };
  },
});
