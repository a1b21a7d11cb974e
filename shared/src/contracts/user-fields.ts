import { z } from 'zod';
import { authTexts } from './auth-texts';
import { optionalBirthDay } from './birth-day';
import {
  emptyAsNull,
  fileNames,
  filled,
  nationalCode,
  optionalCode,
  optionalMobile,
  optionalReference,
  optionalText,
  reference,
  words,
} from './common';
import { sectionLevelsInput } from './section-levels';
import { access } from './user-access';
import { userTexts } from './user-texts';
import { pictureNames } from './picture-names';

export const staffGenders = ['آقا', 'خانم'] as const;
/** The same as `minimumPasswordLength` of `auth`. */
const shortestPassword = 8;

export const required = (missing: string, schema: z.ZodType<string, string>) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(schema);

/** A password that may be chosen. A password of spaces only counts as missing. */
export const password = (missing: string) =>
  z
    .string({ error: missing })
    .regex(/\S/, missing)
    .min(shortestPassword, authTexts.shortPassword)
    .max(200, words.tooLong(200));

/** The personal part of a user; all of it may be left out. */
export const profileFields = {
  fullName: filled(userTexts.fullName, 100).optional(),
  nationalCode: emptyAsNull(nationalCode()).optional(),
  fatherName: optionalText(100),
  birthDate: optionalBirthDay(),
  address: optionalText(500),
  landlinePhone: optionalCode(20),
  relativePhone: optionalMobile(userTexts.relativePhone),
  fieldOfStudy: optionalText(100),
  educationDegree: optionalText(100),
  specialization: optionalText(200),
  /** The number under which the medical council knows a doctor; it stands on prescriptions. */
  medicalCouncilNumber: optionalCode(20),
  educationFile: fileNames(),
  militaryServiceStatus: fileNames(),
  gender: emptyAsNull(z.enum(staffGenders, { error: words.wrongChoice })).optional(),
  description: optionalText(2000),
  systemCode: optionalCode(60),
  avatar: pictureNames(),
};

/** Null clears it; an empty choice is refused in the words of the texts. */
const role = () =>
  z
    .union([z.null(), reference(userTexts.roleMissing)], { error: userTexts.roleMissing })
    .optional();

/** The role in an edit: it may be left out, but not removed. */
export const chosenRole = () => reference(userTexts.roleMissing).optional();

/** Role, rights and the fields of doctors. */
export const roleFields = {
  type: optionalText(60),
  /** The texts have both names for the role. */
  roleId: role(),
  meta_rolesId: role(),
  doctor_type: optionalText(100),
  doctor_typesId: optionalReference(),
  main_service: optionalText(200),
  /** Each section with its levels. Counts before the three forms of the texts when it changes something. */
  access: sectionLevelsInput.optional(),
  permissions: access().optional(),
  roles: access().optional(),
  subMenu: access().optional(),
  /** Only the platform chooses a clinic; a member may name their own. */
  clinic_id: optionalReference(),
};

interface Repeated {
  password?: string | null;
  confirmPassword?: string | null;
}

/** Checks that password and repeated password are equal. */
export function repeatedAlike(
  { password: chosen, confirmPassword }: Repeated,
  context: z.RefinementCtx,
) {
  if (confirmPassword && chosen && confirmPassword !== chosen) {
    const message = userTexts.passwordsDiffer;
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message });
  }
}
