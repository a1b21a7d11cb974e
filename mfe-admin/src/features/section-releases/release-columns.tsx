import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { HealthCell } from './health-cell';
import { healthFigures, percentOf, sizeOf } from './health-words';
import { m } from './messages';
import { PlaceBadges } from './place-badges';
import { TwoLines } from './two-lines';

/** A release as a row of a table. */
export type ReleaseRow = PublishedRelease & { id: number | string };

/** The columns of the list of releases. */
export const releaseColumns: ListColumn<ReleaseRow>[] = [
  {
    title: m.columns.version,
    cell: ({ version, contract, size }) => (
      <TwoLines
        below={
          <>
            <Ltr>{contract}</Ltr> · {sizeOf(size)}
          </>
        }
      >
        <Ltr>{version}</Ltr>
      </TwoLines>
    ),
    value: ({ version }) => version,
  },
  {
    title: m.columns.share,
    cell: (row) => (
      <TwoLines below={row.active && m.percent(percentOf(row.places.share))}>
        <PlaceBadges release={row} />
      </TwoLines>
    ),
    value: ({ places }) => places.share,
  },
  {
    title: m.columns.published,
    cell: ({ created_at, author }) => (
      <TwoLines below={author && <bdi>{author}</bdi>}>{formatDateTime(created_at)}</TwoLines>
    ),
    value: ({ created_at, author }) => `${toLatinDigits(formatDateTime(created_at))} ${author}`,
  },
  textColumn({ title: m.columns.notes, isLesser: true, text: ({ notes }) => notes, wide: true }),
  {
    title: m.columns.health,
    cell: ({ health }) => <HealthCell health={health} withTime />,
    value: ({ health }) => healthFigures(health),
  },
];
