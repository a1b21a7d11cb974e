import { z } from 'zod';
import { optionalText } from './common';
import { pageOf } from './lists';
import { named, namedInput } from './named';
import { userTexts } from './user-texts';

/** The default kind of a role (text 1 §3). */
const generalRole = 'general';

export const metaRoleInput = namedInput(userTexts.roleName).extend({
  type: optionalText(40).transform((type) => (type === null ? generalRole : type)),
  description: optionalText(1000),
});

/** A role of a clinic, or a template of the platform. */
export const metaRole = named.extend({ type: z.string(), description: z.string().nullable() });
export type MetaRole = z.output<typeof metaRole>;
export const metaRolePage = pageOf(metaRole);
