import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import { HealthCell } from './health-cell';
import { percentOf, sizeOf } from './health-words';
import { m } from './messages';
import { PlaceBadges } from './place-badges';
import { TwoLines } from './two-lines';

/** A release in a table. */
export type ReleaseRow = PublishedRelease & { id: number | string };

/** What the list tells of each release of a remote. */
export const releaseColumns: Column<ReleaseRow>[] = [
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
  {
    title: m.columns.notes,
    cell: ({ notes }) => formatText(notes),
    value: ({ notes }) => notes,
    wide: true,
  },
  {
    title: m.columns.health,
    cell: ({ health }) => <HealthCell health={health} withTime />,
    value: ({ health: { failures, loads, p75_ms } }) =>
      loads > 0 ? `${failures}/${loads}, p75 ${p75_ms ?? '-'} ms` : '',
  },
];
