import { assistant, clinicAdmin, doctor, plainStaff } from '@ziba/shared/contracts/account-types';
import { platformType } from '@ziba/shared/contracts/permissions';
import { userTexts } from '@ziba/shared/contracts/users';
import type { Tx } from '../../db/connect';
import { invalid, notFound } from '../../lib/refusal';
import { m } from './messages';
import { doctorTypeName, findRole, type Role } from './users.queries';

const profileColumns = [
  ...['fullName', 'nationalCode', 'fatherName', 'birthDate', 'address', 'landlinePhone'],
  ...['relativePhone', 'fieldOfStudy', 'educationDegree', 'specialization', 'educationFile'],
  ...['militaryServiceStatus', 'gender', 'description', 'systemCode', 'avatar'],
  'medicalCouncilNumber',
];

/** The columns of the personal part that were sent. */
export function profileValues(input: object): Record<string, unknown> {
  const sent = input as Record<string, unknown>;
  return Object.fromEntries(
    profileColumns.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]),
  );
}

/** Whether a doctor can be booked, if that was sent. */
export const bookingValues = ({ takes_bookings }: { takes_bookings?: boolean | undefined }) =>
  takes_bookings === undefined ? {} : { takes_bookings };

interface RoleInput {
  type?: string | null;
  roleId?: number | null;
  meta_rolesId?: number | null;
  doctor_type?: string | null;
  doctor_typesId?: number | null;
  main_service?: string | null;
}

/** What a user is before the change; of a new one nothing. */
interface Standing {
  clinicId: number | null;
  type?: string;
  roleId?: number | null;
  doctorTypeId?: number | null;
}

/**
 * The account's type. The texts send the role's English name, which is a label; only the platform's type,
 * `clinic_admin`, `doctor` and `assistant` mean anything. A role of the kind makes a doctor or an assistant, and
 * leaving it ends that.
 */
function typeOf(input: RoleInput, role: Role | null | undefined, before: Standing): string {
  const sent = input.type?.trim();
  const known = [platformType, clinicAdmin, doctor].find((name) => name === sent?.toLowerCase());
  if (before.clinicId === null) return typeWithoutClinic(known, before);
  if (known === platformType || known === clinicAdmin) return known;
  const keepsRole = !role || role.id === before.roleId;
  if (before.type === clinicAdmin && keepsRole && (!sent || sent === role?.name_en)) {
    return clinicAdmin;
  }
  if (role?.kind === doctor) return doctor;
  if (sent) return known ?? sent;
  if (role?.kind === assistant) return assistant;
  if (role !== undefined && (before.type === doctor || before.type === assistant))
    return plainStaff;
  return before.type ?? plainStaff;
}

/** The platform's own staff; a request for access stays what it is until it is given a clinic. */
function typeWithoutClinic(known: string | undefined, before: Standing): string {
  if (known === clinicAdmin || known === doctor) throw invalid('clinic_id', m.clinicMissing);
  return known ?? before.type ?? platformType;
}

/**
 * The columns of role, type and what only doctors have, and the access that the role proposes. Category and main service of anybody else are
 * cleared. Refuses with 400 a role, and with 404 a category, that the clinic does not have.
 */
export async function roleValues(tx: Tx, input: RoleInput, before: Standing) {
  const { clinicId } = before;
  const roleId = input.meta_rolesId === undefined ? input.roleId : input.meta_rolesId;
  const role = roleId ? await findRole(tx, clinicId, roleId, before.roleId) : roleId;
  if (roleId && !role) throw invalid('meta_rolesId', userTexts.roleMissing);
  const type = typeOf(input, role as Role | null | undefined, before);
  const values = {
    type,
    ...(roleId === undefined ? {} : { meta_rolesId: roleId }),
    ...(await doctorValues(tx, type, input, before)),
  };
  const template = (role as Role | null | undefined)?.access ?? null;
  return { values, template };
}

async function doctorValues(tx: Tx, type: string, input: RoleInput, before: Standing) {
  const { clinicId, doctorTypeId } = before;
  if (type !== doctor || clinicId === null) {
    return { doctor_type: null, doctor_typesId: null, main_service: null };
  }
  const { doctor_typesId: id, doctor_type, main_service } = input;
  const name = id ? await doctorTypeName(tx, clinicId, id, doctorTypeId) : null;
  if (id && !name) throw notFound();
  const category =
    id === undefined ? { doctor_type } : { doctor_typesId: id, doctor_type: name ?? null };
  return Object.fromEntries(
    Object.entries({ ...category, main_service }).filter(([, value]) => value !== undefined),
  );
}
