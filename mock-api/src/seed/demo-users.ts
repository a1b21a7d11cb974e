import type { RoleKind } from '@ziba/shared/contracts/meta-roles';
import { platformType, type SectionLevels } from '@ziba/shared/contracts/permissions';
import { givenSections } from '@ziba/shared/contracts/section-levels';
import { gender, nationalCode } from './people';
import { distinct, randomOf } from './random';
import { platformAdmin } from './settings';

/** The password of every demo account. */
export const demoPassword = 'Ziba@1405';

type ClinicRole = 'manager' | 'doctor' | 'assistant' | 'storekeeper' | 'accountant';

interface Account {
  username: string;
  type: string;
  clinic_id: number | null;
  fullName: string;
  gender: string;
  sections: string[];
  levels: number[];
  role?: ClinicRole;
  /** Index into the clinic's doctor types. */
  doctorType?: number;
  status?: 'suspended';
}

const doctorSections = ['dashboard', 'appointments', 'prescriptions', 'patients'];
const manager = { type: 'clinic_admin', role: 'manager', sections: ['all'], levels: [1] } as const;
const doctor = { type: 'doctor', role: 'doctor', levels: [1] } as const;
const { man, woman } = gender;

/** The accounts of the table in the API's description, in its order; their ids are 1, 2, 3, … */
const accounts: Account[] = [
  {
    ...platformAdmin,
    type: platformType,
    clinic_id: null,
    gender: man,
    sections: ['all'],
    levels: [1],
  },
  of(1, 'mina', 'مینا کریمی', woman, manager),
  of(1, 'dr_sara', 'سارا احمدی', woman, { ...doctor, doctorType: 0, sections: doctorSections }),
  of(1, 'dr_omid', 'امید رستمی', man, { ...doctor, doctorType: 1, sections: doctorSections }),
  of(1, 'reception', 'نگار موسوی', woman, {
    type: 'assistant',
    role: 'assistant',
    sections: ['appointments', 'patients'],
    levels: [2, 3],
  }),
  of(1, 'storekeeper', 'رضا محمدی', man, staff('storekeeper', ['inventory', 'services'], [1])),
  of(1, 'viewer', 'پریسا نوری', woman, staff('storekeeper', ['inventory', 'services'], [2])),
  of(1, 'accountant', 'حامد صادقی', man, staff('accountant', ['accounting', 'reports'], [1])),
  of(1, 'inactive_user', 'بهنام قاسمی', man, {
    ...staff('assistant', ['all'], [1]),
    status: 'suspended',
  }),
  of(2, 'nima', 'نیما زارع', man, manager),
  of(2, 'dr_leila', 'لیلا هاشمی', woman, { ...doctor, doctorType: 0, sections: doctorSections }),
  of(3, 'expired_admin', 'فرزانه یوسفی', woman, { ...manager, role: undefined }),
  of(4, 'suspended_admin', 'کامران جلالی', man, { ...manager, role: undefined }),
];

type Rights = Omit<
  Account,
  'clinic_id' | 'username' | 'fullName' | 'gender' | 'sections' | 'levels'
> & {
  sections: readonly string[];
  levels: readonly number[];
};

function staff(role: ClinicRole, sections: string[], levels: number[]): Rights {
  return { type: 'staff', role, sections, levels };
}

function of(
  clinic: number,
  username: string,
  fullName: string,
  sex: string,
  rights: Rights,
): Account {
  const { sections, levels, ...rest } = rights;
  const access = { sections: [...sections], levels: [...levels] };
  return { ...rest, ...access, clinic_id: clinic, username, fullName, gender: sex };
}

interface Role {
  name: string;
  name_en: string;
  role_kind: RoleKind;
  /** The access that the role proposes. */
  access: SectionLevels[];
}

const template = (keys: readonly string[], levels: number[]): SectionLevels[] =>
  keys.map((key) => ({ key, levels }));

/** The roles of a clinic, in the order of their ids. */
export const clinicRoles: Record<ClinicRole, Role> = {
  manager: {
    name: 'مدیر کلینیک',
    name_en: 'manager',
    role_kind: 'other',
    access: template(givenSections('clinic'), [1]),
  },
  doctor: {
    name: 'پزشک',
    name_en: 'doctor',
    role_kind: 'doctor',
    access: template(doctorSections, [1]),
  },
  assistant: {
    name: 'دستیار پزشک',
    name_en: 'assistant',
    role_kind: 'assistant',
    access: template(['appointments', 'patients'], [2, 3]),
  },
  storekeeper: {
    name: 'انباردار',
    name_en: 'storekeeper',
    role_kind: 'other',
    access: template(['inventory', 'services'], [1]),
  },
  accountant: {
    name: 'حسابدار',
    name_en: 'accountant',
    role_kind: 'accountant',
    access: template(['accounting', 'reports'], [1]),
  },
};

/** Categories of doctors in each clinic. */
export const doctorTypeNames = [
  { name: 'متخصص پوست و مو', name_en: 'dermatologist' },
  { name: 'پزشک زیبایی', name_en: 'aesthetic physician' },
  { name: 'جراح پلاستیک', name_en: 'plastic surgeon' },
];

/** The ids that the accounts of a clinic refer to. */
export interface ClinicReferences {
  role(name: ClinicRole): number | null;
  doctorType(index: number): number | null;
  mainService: string;
}

/** The rows of the demo accounts. */
export function demoUsers(passwordHash: string, references: ReadonlyMap<number, ClinicReferences>) {
  const random = randomOf('users');
  const nextCode = distinct(() => nationalCode(random));
  return accounts.map((account, index) => {
    const { role, doctorType, status = 'active', clinic_id, ...rest } = account;
    const clinic = references.get(clinic_id ?? 0);
    const isDoctor = doctorType !== undefined;
    return {
      id: index + 1,
      clinic_id,
      password_hash: passwordHash,
      email: `${account.username}@ziba.example`,
      phoneNumber: `0917100${String(1001 + index)}`,
      account_status: status,
      meta_rolesId: role && clinic ? clinic.role(role) : null,
      doctor_type: isDoctor ? (doctorTypeNames[doctorType]?.name_en ?? null) : null,
      doctor_typesId: isDoctor && clinic ? clinic.doctorType(doctorType) : null,
      specialization: isDoctor ? (doctorTypeNames[doctorType]?.name ?? null) : null,
      medicalCouncilNumber: isDoctor ? String(104_201 + 37 * index) : null,
      main_service: isDoctor && clinic ? clinic.mainService : null,
      nationalCode: nextCode(),
      ...rest,
      systemCode: `U-${1001 + index}`,
    };
  });
}

export const clinicUserIds = (clinicId: number, type?: string): number[] =>
  accounts.flatMap((account, index) =>
    account.clinic_id === clinicId && (type === undefined || account.type === type)
      ? [index + 1]
      : [],
  );

/** The full name of a demo account. */
export const fullNameOf = (userId: number): string => accounts[userId - 1]?.fullName ?? '';
