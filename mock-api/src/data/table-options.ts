import type { SectionKey } from '@ziba/shared/contracts/permissions';

/** What `tenantTable` and `platformTable` have to know of a table. */
export interface TableOptions {
  /** What insert and update may write; names are those of the wire. */
  columns: readonly string[];
  /** What a row answers; the table itself is `t`. */
  select?: string;
  /** Joins to the table `t`; each must also compare `clinic_id`. */
  joins?: string;
  /** Columns (of `t`) or expressions that `search` looks into. */
  searched?: readonly string[];
  /** The expression of an integer that `search` may name: who has exactly it comes first. */
  exact?: string;
  /** Sort field of the wire → column or expression (`persian('name')` for text). */
  sorted?: Record<string, string>;
  /** `-id`, the newest first, unless said otherwise. */
  defaultSort?: string;
  /** What the audit log calls the table; its name unless said otherwise. */
  entity?: string;
  /** Who hears `row.changed` when a row changes: the sections that show rows of the table. Nobody when left out. */
  readers?: readonly SectionKey[];
}
