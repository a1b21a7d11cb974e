import type { MetaRole, MetaRoleSaved, RoleKind } from '@ziba/shared/contracts/meta-roles';
import { roleKinds } from '@ziba/shared/contracts/meta-roles';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import { namedRows } from '../../data/named-rows';
import { inScopeOf } from '../../data/scope';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { demandSection } from '../../lib/section-right';
import { m } from '../users/messages';
import { refuseBeyondOwn } from '../users/user-rights';
import { applyTemplate } from './apply-template';
import { followKind } from './follow-kind';

type Input = Record<string, unknown>;

/** What a call may send of a role, as the contract has checked it. */
interface RoleInput {
  name?: string;
  name_en?: string | null;
  type?: string;
  kind?: RoleKind;
  access?: SectionLevels[] | null;
  apply_to_users?: boolean;
  version?: number;
}

export const roleReaders = ['users', 'accounting'] as const;

const columns = ['name', 'name_en', 'type', 'description', 'role_kind', 'access'];
const select = (usersOf: string) => `t.id, t.version, t.name, t.name_en, t.type, t.description,
  t.role_kind, t.role_kind as kind, t.access, (
    select count(*)::int from users u
    where ${usersOf} and u."meta_rolesId" = t.id and u.archived_at is null
  ) as users_count`;

/**
 * The roles of a clinic, and of the platform. Refuses with 403 a template that gives what the caller does not have,
 * and with 409 another kind for the role of doctors.
 */
export function roleRows(db: Database) {
  const rows = namedRows<MetaRole>(db, {
    table: 'meta_roles',
    template: 'meta_role',
    columns,
    readers: roleReaders,
    select: select('u.clinic_id = t.clinic_id'),
    selectTemplate: select('u.clinic_id is null'),
  });

  const updateIn = async (tx: Tx, session: Session, id: number, input: Input) => {
    const { clinicId } = session;
    if (clinicId !== null)
      return rows.ofClinic.within(tx).update({ ...session, clinicId }, id, input);
    found(await rows.templateIn(tx, id));
    return rows.templates.update(tx, session, id, input);
  };
  const findIn = (tx: Tx, { clinicId, ...session }: Session, id: number) =>
    clinicId === null
      ? rows.templateIn(tx, id)
      : rows.ofClinic.within(tx).findLocked({ ...session, clinicId }, id);

  return {
    ...rows,

    insert: (session: Session, input: RoleInput) => {
      refuseBeyondOwn(session, input.access ?? [], 'clinic');
      return rows.insert(session, asRow({ ...input, kind: input.kind ?? kindOf(input) }));
    },

    update: (session: Session, id: number, input: RoleInput): Promise<MetaRoleSaved> => {
      // The platform keeps roles in several sections, but users in one.
      if (input.apply_to_users) demandSection(session, ['users'], 'write');
      return inScopeOf(db, session, async (tx) => {
        const before = found(await findIn(tx, session, id));
        refuseBeyondOwn(session, input.access ?? [], 'clinic', before.access ?? []);
        const role = found(await updateIn(tx, session, id, asRow(input)));
        await followKind(tx, session, before, role);
        if (!input.apply_to_users) return role;
        const applied = await applyTemplate(tx, session, role);
        return { ...role, applied };
      });
    },
  };
}

/** The columns of the table; one of a template is called `kind` already. */
const asRow = ({ kind, access, ...input }: RoleInput): Input => ({
  ...input,
  role_kind: kind,
  access: access && JSON.stringify(access),
});

/** Clients of the texts know no kind: they name a doctor's role. */
function kindOf({ name, name_en, type }: RoleInput): RoleKind {
  const english = name_en?.toLowerCase();
  if (type === 'doctor' || name === m.doctorRole) return 'doctor';
  return roleKinds.find((kind) => kind === english) ?? 'other';
}
