import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import { jsonb, text } from 'drizzle-orm/pg-core';

/** What makes a name a role: its kind (`kind` on the wire), and the access that it proposes. */
export const roleTemplate = () => ({
  role_kind: text().notNull().default('other'),
  access: jsonb().$type<SectionLevels[]>(),
});
