import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/ltr';
import type { Column } from '@ziba/shared/ui/resource-table';
import { HealthCell } from './health-cell';
import { loadTime, percentOf } from './health-words';
import { m } from './messages';
import { PlaceBadges } from './place-badges';
import { TwoLines } from './two-lines';

/** A release in a table. */
export type ReleaseRow = PublishedRelease & { id: number | string };

const kilobytes = (size: number) => m.kilobytes(formatNumber(Math.max(1, Math.round(size / 1024))));

/** What the list tells of each release of a remote. */
export const releaseColumns: Column<ReleaseRow>[] = [
  {
    title: m.columns.version,
    cell: ({ version }) => <Ltr>{version}</Ltr>,
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
    value: ({ created_at }) => created_at,
  },
  {
    title: m.columns.notes,
    cell: ({ notes }) => formatText(notes),
    wide: true,
  },
  {
    title: m.columns.health,
    cell: ({ health }) => <HealthCell health={health} />,
    value: ({ health }) => health.failure_rate,
  },
  {
    title: m.columns.p75,
    cell: ({ health }) => loadTime(health),
    value: ({ health }) => health.p75_ms,
  },
  {
    title: m.columns.size,
    cell: ({ size, contract }) => (
      <TwoLines below={<Ltr>{contract}</Ltr>}>{kilobytes(size)}</TwoLines>
    ),
    value: ({ size }) => size,
  },
];
