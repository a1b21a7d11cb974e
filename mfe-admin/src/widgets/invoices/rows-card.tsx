import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';

interface Props<Row extends { id: number | string }> {
  title: string;
  columns: readonly ListColumn<Row>[];
  rows: Row[];
  /** What the card says when there are no rows. */
  empty: string;
}

/** A card with a table of the rows that a record already holds. */
export function RowsCard<Row extends { id: number | string }>({
  title,
  columns,
  rows,
  empty,
}: Props<Row>) {
  const count = rows.length;
  const meta = { page: 1, limit: count, total: count, totalPages: 1 };
  const list = { data: { data: rows, meta }, isLoading: false, mutate: () => undefined };
  return (
    <Card title={title}>
      <ResourceTable label={title} columns={columns} list={list} empty={empty} />
    </Card>
  );
}
