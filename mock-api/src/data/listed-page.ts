import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import type { Tx } from '../db/connect';
import { orderBy, placed, searchIn, type Where } from './conditions';
import { pageOfRows } from './pages';

/** A list over tables that `tenantTable` and `platformTable` cannot describe; the alias of its main table is `t`. */
export interface Listing {
  select: string;
  from: string;
  /** The length of the list without the search, where the database keeps it. */
  length?: () => Promise<number>;
  searched?: readonly string[];
  sorted?: Record<string, string>;
  defaultSort?: string;
}

/** Reads one page in the requested order. The total is right also for a page after the last one. */
export async function listedPage<Row>(
  tx: Tx,
  listing: Listing,
  query: PageQuery,
  conditions: readonly (Where | undefined)[],
): Promise<Page<Row>> {
  const { page, limit, search, sort } = query;
  const { text, values } = placed([...conditions, searchIn(listing, search)]);
  const condition = text || 'true';
  const count = async () => {
    const [row] = await tx.query<{ total: number }>(
      `select count(*)::int as total ${listing.from} where ${condition}`,
      values,
    );
    return row?.total ?? 0;
  };
  const total = await (search ? count() : (listing.length ?? count)());
  const rows = await tx.query<Row>(
    `select ${listing.select} ${listing.from} where ${condition} ${orderBy(listing, sort)}
     limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  return pageOfRows(rows, query, total);
}
