import { z } from 'zod';
import { optionalText, words } from './common';
import { pageOf } from './lists';
import { named, namedInput } from './named';
import { sectionLevels, sectionLevelsInput } from './section-levels';
import { userTexts } from './user-texts';
import { editOf } from './versions';

/** The default type of a role. */
const generalRole = 'general';

/** What a role is, whatever it is called: a doctor's role has doctor category and main service. */
export const roleKinds = [
  'doctor',
  'assistant',
  'reception',
  'accountant',
  'nurse',
  'other',
] as const;
export type RoleKind = (typeof roleKinds)[number];

export const metaRoleInput = namedInput(userTexts.roleName).extend({
  type: optionalText(40).transform((type) => (type === null ? generalRole : type)),
  description: optionalText(1000),
  /** Left out, as by clients of the texts, it follows from the names of a new role. */
  kind: z.enum(roleKinds, { error: words.wrongChoice }).optional(),
  /** Whose role it is: of clinics, or of the platform's own staff. Only the platform has both; it never changes. */
  area: z.enum(['clinic', 'admin'], { error: words.wrongChoice }).optional(),
  /** The template: what a new user with the role may do. Null: nothing is proposed. */
  access: sectionLevelsInput.nullable().optional(),
});
export type MetaRoleInput = z.input<typeof metaRoleInput>;

/** An edit of a role (`POST` or `PUT /metaRoles/{id}`). */
export const metaRoleEdit = editOf(metaRoleInput).extend({
  /** Gives the template of the role to all users who have the role, also when the template stays. */
  apply_to_users: z.boolean().optional(),
});

/** A role of a clinic, or a template of the platform. */
export const metaRole = named.extend({
  type: z.string(),
  description: z.string().nullable(),
  kind: z.enum(roleKinds),
  area: z.enum(['clinic', 'admin']),
  access: sectionLevels.nullable(),
  /** How many users have the role now. */
  users_count: z.number().int(),
});
export type MetaRole = z.output<typeof metaRole>;
export const metaRolePage = pageOf(metaRole);

/** Why `apply_to_users` left a user out: the caller may not change them, or a clinic would lose its administrator. */
export const notAppliedReasons = ['own', 'higher', 'beyond_own', 'last_admin'] as const;

/** The answer to an edit; `applied` after `apply_to_users`. */
export const metaRoleSaved = metaRole.extend({
  applied: z
    .object({
      /** How many users have the template now. */
      users: z.number().int(),
      left_out: z.array(
        z.object({
          id: z.number().int(),
          fullName: z.string(),
          reason: z.enum(notAppliedReasons),
        }),
      ),
    })
    .optional(),
});
export type MetaRoleSaved = z.output<typeof metaRoleSaved>;
