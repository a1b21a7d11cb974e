import { useListParams } from '@ziba/shared/api/use-list-params';
import type { MergePreview, MergeRow } from '@ziba/shared/contracts/patient-merge';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useMovingRows } from '../../data/patient-merge.api';
import { m } from './messages';

const columns: ListColumn<MergeRow>[] = [
  dateTimeColumn({ title: m.row.at, date: ({ at }) => at }),
  textColumn({ title: m.row.kind, text: ({ kind }) => m.kinds[kind] }),
  textColumn({ title: m.row.title, wide: true, text: ({ title }) => title }),
  textColumn({ title: m.row.doctor, isLesser: true, text: ({ doctor }) => doctor }),
  textColumn({
    title: m.row.amount,
    text: ({ amount }) => (amount === null ? null : formatNumber(amount)),
  }),
];

/** How many rows of each kind move, and a table of them as far as the reader's sections show them. */
export function MovingRows({ preview }: { preview: MergePreview }) {
  const { kept, other, counts, rows } = preview;
  const { page, setPage } = useListParams('rows');
  const list = useMovingRows(kept.id, other.id, { page });
  if (rows === 0) return <Card title={m.rows}>{m.noRows}</Card>;
  const words = counts.map(({ kind, total }) => m.count(formatNumber(total), m.kinds[kind]));
  const hidden = rows - (list.data?.meta.total ?? rows);
  return (
    <Card title={m.rows} hint={m.counts(words.join('، '), formatText(other.full_name))}>
      <ResourceTable
        label={m.rows}
        columns={columns}
        list={list}
        empty={m.noneShown}
        page={page}
        onPage={setPage}
      />
      {hidden > 0 && <p>{m.hidden(formatNumber(hidden))}</p>}
    </Card>
  );
}
