import type { ApiError } from '@ziba/shared/api/client';
import { Chart } from '@ziba/shared/ui/charts/chart';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import type { ComponentProps } from 'react';
import { m } from './messages';
import type { ReportProps } from './report-props';

export type Figure = Omit<ComponentProps<typeof StatCard>, 'error' | 'onRetry' | 'icon'>;

interface Props<Row extends { id: number | string }> extends Pick<ReportProps, 'sort' | 'setSort'> {
  /** Names the table, its files and its print. */
  title: string;
  /** A person's choice of columns is stored under this name. */
  name: string;
  answer: { error?: ApiError; isLoading: boolean; mutate: () => unknown };
  figures: readonly Figure[];
  chart?: ComponentProps<typeof Chart>;
  columns: readonly ListColumn<Row>[];
  /** Undefined until the report is read. */
  rows: Row[] | undefined;
}

/** What every report shows: figures beside those of the period before, a chart and its table. */
export function ReportFrame<Row extends { id: number | string }>(props: Props<Row>) {
  const { title, name, answer, figures, chart, columns, rows, sort, setSort } = props;
  const { error, isLoading, mutate } = answer;
  const total = rows?.length ?? 0;
  const meta = { page: 1, limit: Math.max(total, 1), total, totalPages: 1 };
  const isShown = rows !== undefined || !error;
  return (
    <>
      {isShown && (
        <CardGrid min={14}>
          {figures.map((figure) => (
            <StatCard key={figure.label} {...figure} />
          ))}
        </CardGrid>
      )}
      {chart && total > 0 && (
        <Card>
          <Chart {...chart} />
        </Card>
      )}
      <LocalTable
        label={title}
        name={name}
        columns={columns}
        list={{ data: rows && { data: rows, meta }, error, isLoading, mutate }}
        empty={m.empty}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}
