import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { HealthCell } from './health-cell';
import { healthFigures, loadTime } from './health-words';
import { m } from './messages';
import { TwoLines } from './two-lines';

type Row = RegisteredRemote & { id: number | string };

/** The release that is live for all clinics; undefined when there is none. */
export const defaultOf = ({ releases }: Pick<RegisteredRemote, 'releases'>) =>
  releases.find(({ places }) => places.is_default);

const pinCount = ({ releases }: Row) => releases.flatMap(({ places }) => places.pinned).length;

/** The columns of the list of remotes. */
export const remoteColumns: ListColumn<Row>[] = [
  {
    title: m.columns.remote,
    cell: ({ remote, sections }) => (
      <TwoLines wraps below={sections.map(({ title }) => title).join('، ')}>
        <Ltr>{remote}</Ltr>
      </TwoLines>
    ),
    value: ({ remote }) => remote,
  },
  {
    title: m.columns.default,
    cell: (row) =>
      row.default_version === null ? (
        <StatusBadge tone="warning" label={m.noDefault} />
      ) : (
        <TwoLines below={formatDateTime(defaultOf(row)?.created_at)}>
          <Ltr>{row.default_version}</Ltr>
        </TwoLines>
      ),
    value: ({ default_version }) => default_version,
  },
  {
    title: m.columns.health,
    cell: (row) => {
      const release = defaultOf(row);
      return release && <HealthCell health={release.health} />;
    },
    value: (row) => {
      const release = defaultOf(row);
      return release && healthFigures(release.health);
    },
  },
  {
    title: m.columns.p75,
    cell: (row) => {
      const release = defaultOf(row);
      return release && loadTime(release.health);
    },
  },
  {
    title: m.columns.canary,
    cell: ({ rollout }) =>
      rollout && (
        <TwoLines below={m.clinics(formatNumber(rollout.clinic_ids.length))}>
          <StatusBadge tone="info" label={m.canary.states.running} /> <Ltr>{rollout.version}</Ltr>
        </TwoLines>
      ),
    value: ({ rollout }) => rollout?.version,
  },
  {
    title: m.columns.pins,
    cell: (row) => pinCount(row) > 0 && m.clinics(formatNumber(pinCount(row))),
  },
];
