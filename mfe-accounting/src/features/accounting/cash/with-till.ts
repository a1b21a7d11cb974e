import type { CashDay } from '@ziba/shared/contracts/cash';
import type { Page } from '@ziba/shared/contracts/lists';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';
import type { Tills } from './use-tills';

/** The columns of a list of days, with the till of each behind the first one when the clinic has several or had. */
export function withTill<Row extends CashDay & { id: number }>(
  columns: readonly ListColumn<Row>[],
  { options, nameOf }: Tills,
  page: Page<Row> | undefined,
): readonly ListColumn<Row>[] {
  if (options.length === 0 && !page?.data.some(({ cash_point }) => cash_point)) return columns;
  const till = textColumn<Row>({ title: m.till, text: ({ cash_point }) => nameOf(cash_point) });
  return columns.toSpliced(1, 0, till);
}
