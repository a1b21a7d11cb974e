import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';
import type { StaffUser } from '@ziba/shared/contracts/users';
import type { Database } from '../../db/connect';
import { persian } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';
import { serviceIdsSql } from '../schedule/doctor-services';

const role = `case when r.id is null then null
  else jsonb_build_object('id', r.id, 'name', r.name) end as role`;
const profile = (nationalCode: string) => `jsonb_build_object(
  'fullName', t."fullName", 'nationalCode', ${nationalCode}, 'gender', t.gender,
  'specialization', t.specialization, 'systemCode', t."systemCode", 'avatar', t.avatar) as profile`;
const always = `t.id, t.type, t.username, t.clinic_id, t.account_status, t."meta_rolesId",
  t."meta_rolesId" as "roleId", t.doctor_type, t."doctor_typesId", t.main_service`;

/** All that the administrators of users see of one but the role; never anything secret. */
export const fullColumns = `${always}, t.email, t."phoneNumber",
  t.sections || t.levels::text[] as permissions, ${profile('t."nationalCode"')}`;

const fullSelect = `${fullColumns}, ${role}`;

/** What others need to name a colleague: nothing to reach or identify the person by, no rights. */
const lookUpSelect = `${always}, ${role}, null as email, null as "phoneNumber",
  '{}'::text[] as permissions, ${profile('null')}`;

const fullProfile = [
  ...['fullName', 'nationalCode', 'fatherName', 'birthDate', 'address', 'landlinePhone'],
  ...['relativePhone', 'fieldOfStudy', 'educationDegree', 'specialization', 'educationFile'],
  ...['militaryServiceStatus', 'gender', 'description', 'systemCode', 'avatar'],
  'medicalCouncilNumber',
];

/** All of one user but the role, with the rights in each of the forms that the wire knows. */
export const detailColumns = `${always}, t.email, t."phoneNumber",
  t.sections || t.levels::text[] as permissions, t.sections as roles, t.sections, t.levels, t.section_levels,
  case when 'all' = any(t.sections) then 'all' else to_json(t.sections)::text end as "subMenu",
  '00:00:00:00:00:00' as "macAddress", t.must_change_password as credentials_expired, t.last_login_at, t.created_at,
  t.requested_access, t.version, t.takes_bookings,
  jsonb_build_object(${fullProfile.map((name) => `'${name}', t."${name}"`).join(', ')}) as profile`;

export const userJoins =
  'left join meta_roles r on r.clinic_id = t.clinic_id and r.id = t."meta_rolesId"';

export const userLists = {
  searched: ['fullName', 'username', 'systemCode', 'phoneNumber', 'nationalCode', 'email'],
  sorted: {
    fullName: persian('fullName'),
    name: persian('fullName'),
    email: 'email',
    username: 'username',
    systemCode: 'systemCode',
    phoneNumber: 'phoneNumber',
    role: 'r.name collate "fa_icu"',
    type: 'type',
    account_status: 'account_status',
    created_at: 'created_at',
  },
};

/** A clinic's users for those who administer them. */
export const clinicUsers = (db: Database) =>
  tenantTable<StaffUser>(db, 'users', {
    columns: [],
    select: fullSelect,
    joins: userJoins,
    ...userLists,
  });

const colleagueLists = {
  columns: [],
  joins: userJoins,
  searched: ['fullName'],
  sorted: userLists.sorted,
  defaultSort: 'fullName',
  entity: 'colleagues',
};

/** A clinic's users as colleagues name them. */
export const colleagues = (db: Database) =>
  tenantTable<StaffUser>(db, 'users', { ...colleagueLists, select: lookUpSelect });

/** As `colleagues`, with the services that each one does. */
export const doctors = (db: Database) =>
  tenantTable<ListedDoctor>(db, 'users', {
    ...colleagueLists,
    select: `${lookUpSelect}, t.takes_bookings, ${serviceIdsSql('t.clinic_id', 't.id')} as "serviceIds"`,
  });
