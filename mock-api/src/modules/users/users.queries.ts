import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { RoleKind } from '@ziba/shared/contracts/meta-roles';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import {
  eachSection,
  sectionLevelsOf,
  type StoredAccess,
} from '@ziba/shared/contracts/section-levels';
import type {
  allUsersQuery,
  clinicUsersQuery,
  StaffUser,
  UserDetail,
} from '@ziba/shared/contracts/users';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { quoted, where } from '../../data/conditions';
import { listedPage, type Listing } from '../../data/listed-page';
import { detailColumns, fullColumns, userJoins, userLists } from './user-rows';
import { areaOf } from './user-rights';

/** A user with the access as it is stored, as the rules need it. */
export type UserRow = UserDetail & StoredAccess;

/** The roles of the platform's own staff are templates, which only work of the system sees. */
const templateRole = `
  left join metadata_templates p on t.clinic_id is null and p.id = t."meta_rolesId"`;
const roleOfAny = `case when coalesce(r.id, p.id) is null then null
  else jsonb_build_object('id', coalesce(r.id, p.id), 'name', coalesce(r.name, p.name)) end as role`;

const everybody: Listing = {
  select: `${fullColumns}, ${roleOfAny}`,
  from: `from users t ${userJoins} ${templateRole}`,
  ...userLists,
};

const visible = 't.archived_at is null and ($1::int is null or t.clinic_id = $1)';
const from = `from users t ${userJoins}`;

const byId = {
  name: 'users.detail',
  text: `select ${detailColumns}, ${roleOfAny} ${from} ${templateRole} where ${visible} and t.id = $2`,
};
const lock = {
  name: 'users.lock',
  text: `select t.updated_at from users t where ${visible} and t.id = $2 for update`,
};

/** A user of the clinic; without one (the platform's calls) any user. */
export async function findUser(tx: Tx, clinicId: number | null, id: number) {
  const [row] = await tx.query<Omit<UserRow, 'access'>>(byId, [clinicId, id]);
  return row && { ...row, access: eachSection(sectionLevelsOf(row), areaOf(row)) };
}

/** The user and when they were last changed (ISO 8601), kept from other writers until the transaction ends. */
export async function lockUser(tx: Tx, clinicId: number | null, id: number) {
  const [row] = await tx.query<{ updated_at: string }>(lock, [clinicId, id]);
  const user = row && (await findUser(tx, clinicId, id));
  return user && { ...user, ...row };
}

export type ClinicUsersQuery = z.output<typeof clinicUsersQuery>;
type AllUsersQuery = z.output<typeof allUsersQuery>;

/** What a list of users asks for: the filters, and the search and sort of `PageQuery`. */
export function filtersOf({ role_id, account_status, ...query }: ClinicUsersQuery) {
  const { q, search, sort, dir, page, limit } = query;
  const field = sort?.replace(/^-/, '');
  return {
    paged: {
      ...{ page, limit, search: [q, search].filter(Boolean).join(' ') || undefined },
      sort: dir && field ? `${dir === 'desc' ? '-' : ''}${field}` : sort,
    } satisfies PageQuery,
    filters: [
      where('t."meta_rolesId" = ?', role_id ?? undefined),
      where('t.account_status = ?', account_status),
    ],
  };
}

/** The operator's list: the platform's own staff, those of all clinics, and requests for access. */
export async function allUsers(tx: Tx, query: AllUsersQuery) {
  const { clinic_id, type, ...rest } = query;
  const { paged, filters } = filtersOf(rest);
  const more = [where('t.clinic_id = ?', clinic_id ?? undefined), where('t.type = ?', type)];
  return listedPage<StaffUser>(tx, everybody, paged, [
    where('t.archived_at is null'),
    ...more,
    ...filters,
  ]);
}

type Values = Record<string, unknown>;

/** Writes a new account; its id. */
export async function insertUser(tx: Tx, values: Values): Promise<number> {
  const names = Object.keys(values);
  const [created] = await tx.query<{ id: number }>(
    `insert into users (${names.map(quoted).join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  if (!created) throw new Error('the new account cannot be read');
  return created.id;
}

/** Writes columns of a user that has been locked. */
export async function writeUser(tx: Tx, id: number, values: Values): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const sets = names.map((name, index) => `${quoted(name)} = $${index + 2}`).join(', ');
  await tx.query(
    `update users set ${sets}, updated_at = app_now(), version = version + 1 where id = $1`,
    [id, ...Object.values(values)],
  );
}

export interface Role {
  id: number;
  name: string;
  name_en: string | null;
  type: string;
  kind: RoleKind;
  /** The access that it proposes. */
  access: SectionLevels[] | null;
}

const roleColumns = 'id, name, name_en, type, role_kind as kind, access';
const roleOfClinic = {
  name: 'users.role',
  text: `select ${roleColumns} from meta_roles
         where clinic_id = $1 and id = $2 and (archived_at is null or id = $3)`,
};
const roleOfPlatform = {
  name: 'users.role-template',
  text: `select ${roleColumns} from metadata_templates
         where kind = 'platform_role' and id = $1 and (archived_at is null or id = $2)`,
};

/**
 * A role of the clinic, or, for the platform's own staff, of the platform. An archived one only when it is `kept`,
 * the role that the user has.
 */
export async function findRole(
  tx: Tx,
  clinicId: number | null,
  id: number,
  kept: number | null = null,
) {
  const rows =
    clinicId === null
      ? await tx.query<Role>(roleOfPlatform, [id, kept])
      : await tx.query<Role>(roleOfClinic, [clinicId, id, kept]);
  return rows[0];
}

/** The English name that a category of doctors goes by on the wire; of an archived one only when it is `kept`. */
export async function doctorTypeName(
  tx: Tx,
  clinicId: number,
  id: number,
  kept: number | null = null,
) {
  const [row] = await tx.query<{ name: string }>(
    `select coalesce(name_en, name) as name from doctor_types
     where clinic_id = $1 and id = $2 and (archived_at is null or id = $3)`,
    [clinicId, id, kept],
  );
  return row?.name;
}

/** Whether somebody other than the user administers the clinic and its users. Call with the clinic's lock held. */
export async function hasOtherAdmin(tx: Tx, clinicId: number, userId: number): Promise<boolean> {
  const rows = await tx.query(
    `select from users where clinic_id = $1 and id <> $2 and type = 'clinic_admin'
       and account_status = 'active' and archived_at is null and sections && '{all,users}'
       and levels_in('users', levels, section_levels) && '{1,3}' limit 1`,
    [clinicId, userId],
  );
  return rows.length > 0;
}

/** Changes of who administers a clinic come one after the other, until the transaction ends. */
export async function lockAdministration(tx: Tx, clinicId: number | null): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(1405004, $1)', [clinicId ?? 0]);
}

const futureWork = {
  name: 'users.future-work',
  text: `select exists (
      select from doctor_slots where clinic_id = $1 and doctor_id = $2 and slot > app_now()
        and owner_kind <> 'hold'
    ) or exists (
      select from appointments where clinic_id = $1 and (doctor_id = $2 or assistant_id = $2)
        and starts_at > app_now() and status = 'waiting' and archived_at is null
    ) as found`,
};

const futureHelp = {
  name: 'users.future-help',
  text: `select exists (
      select from appointments where clinic_id = $1 and assistant_id = $2
        and starts_at > app_now() and status = 'waiting' and archived_at is null
    ) as found`,
};

/** As `hasFutureWork`, besides the appointments, sessions and operations of which the user is the doctor. */
export async function hasFutureHelp(tx: Tx, clinicId: number, userId: number): Promise<boolean> {
  return (await tx.query<{ found: boolean }>(futureHelp, [clinicId, userId]))[0]?.found ?? false;
}

/** Whether appointments, sessions or operations still wait for the user. */
export async function hasFutureWork(tx: Tx, clinicId: number, userId: number): Promise<boolean> {
  return (await tx.query<{ found: boolean }>(futureWork, [clinicId, userId]))[0]?.found ?? false;
}
