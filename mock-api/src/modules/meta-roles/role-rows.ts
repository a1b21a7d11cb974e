import type { MetaRole, MetaRoleSaved, RoleKind } from '@ziba/shared/contracts/meta-roles';
import { roleKinds } from '@ziba/shared/contracts/meta-roles';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import type { Area } from '@ziba/shared/contracts/section-levels';
import { namedRows } from '../../data/named-rows';
import { inScopeOf } from '../../data/scope';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { demandSection } from '../../lib/section-right';
import { templateFor } from '../users/given-access';
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
  area?: Area;
  access?: SectionLevels[] | null;
  apply_to_users?: boolean;
  version?: number;
}

export const roleReaders = ['users', 'accounting'] as const;

const columns = ['name', 'name_en', 'type', 'description', 'role_kind', 'access'];
const select = (
  usersOf: string,
  area: string,
) => `t.id, t.version, t.name, t.name_en, t.type, t.description,
  t.role_kind, t.role_kind as kind, ${area} as area, t.access, (
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
    otherTemplate: 'platform_role',
    select: select('u.clinic_id = t.clinic_id', "'clinic'"),
    selectTemplate: select(
      'u.clinic_id is null',
      `case t.kind when 'platform_role' then 'admin' else 'clinic' end`,
    ),
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
      const { clinicId } = session;
      const area = clinicId === null ? (input.area ?? 'clinic') : 'clinic';
      const access = ofArea(input.access, area);
      refuseBeyondOwn(session, access ?? [], area);
      const row = asRow({ ...input, access, kind: input.kind ?? kindOf(input) });
      if (clinicId !== null) return rows.insert(session, row);
      return rows.insert(session, { ...row, kind: templateOf[area] });
    },

    update: (session: Session, id: number, input: RoleInput): Promise<MetaRoleSaved> => {
      // The platform keeps roles in several sections, but users in one.
      if (input.apply_to_users) demandSection(session, ['users'], 'write');
      return inScopeOf(db, session, async (tx) => {
        const before = found(await findIn(tx, session, id));
        const access = ofArea(input.access, before.area);
        refuseBeyondOwn(session, access ?? [], before.area, before.access ?? []);
        const role = found(await updateIn(tx, session, id, asRow({ ...input, access })));
        await followKind(tx, session, before, role);
        if (!input.apply_to_users) return role;
        const applied = await applyTemplate(tx, session, role);
        return { ...role, applied };
      });
    },
  };
}

const templateOf = { clinic: 'meta_role', admin: 'platform_role' } as const;

/** The sections of a template that its area has; undefined and null stay. */
const ofArea = (access: RoleInput['access'], area: Area) =>
  access && (templateFor(access, area) ?? null);

/** The columns of the table; one of a template is called `kind` already. */
const asRow = ({ kind, access, area: _, ...input }: RoleInput): Input => ({
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
