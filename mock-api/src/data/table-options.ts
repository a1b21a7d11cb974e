import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { Member } from '../lib/actor';
import type { Where } from './conditions';

/** The description of a table for `tenantTable` and `platformTable`. */
export interface TableOptions {
  /** The columns that insert and update may write, under their names in the API. */
  columns: readonly string[];
  /** The select list of a row; the alias of the table is `t`. */
  select?: string;
  /** Joins to the table `t`; each one must also compare `clinic_id`. */
  joins?: string;
  /** The columns (of `t`) or expressions that `search` searches. */
  searched?: readonly string[];
  /** The expression of an integer that `search` may name; rows that have exactly this number come first. */
  exact?: string;
  /** The column of a code in Latin digits; the row whose code is exactly the searched one comes first of all. */
  exactCode?: string;
  /** Sort field of the API → column or expression (`persian('name')` for text). */
  sorted?: Record<string, string>;
  /** The default order; `-id`, the newest first, if left out. */
  defaultSort?: string;
  /** The prefix of its prepared statements, where one table is read in several ways; by default its name. */
  statements?: string;
  /** The name in the audit log; by default the name of the table. */
  entity?: string;
  /** The sections that show rows of the table: they are told of a changed row (`row.changed`). Nobody when left out. */
  readers?: readonly SectionKey[];
  /** A condition on the rows that the caller sees, besides the clinic; other rows are as missing. */
  visible?: (member: Member) => Where | undefined;
}
