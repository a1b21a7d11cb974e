import type { Rollout } from '@ziba/shared/contracts/releases';
import { formatText } from '@ziba/shared/format/text';
import { Collapsible } from '@ziba/shared/ui/collapsible';
import { dateTimeColumn } from '@ziba/shared/ui/columns/date-time-column';
import { Ltr } from '@ziba/shared/ui/ltr';
import { ResourceTable, type Column } from '@ziba/shared/ui/resource-table';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/status-badge';
import { HealthCell } from './health-cell';
import { m } from './messages';
import { whomOf } from './rollout-words';
import { useRollouts } from './section-releases.api';
import { wholeList } from './whole-list';

interface Props {
  remote: string;
}

const tones: Record<Rollout['state'], StatusTone> = {
  running: 'info',
  promoted: 'success',
  stopped: 'neutral',
  rolled_back: 'danger',
};

const columns: Column<Rollout & { id: number | string }>[] = [
  {
    title: m.columns.version,
    cell: ({ version }) => <Ltr>{version}</Ltr>,
    value: ({ version }) => version,
  },
  {
    title: m.canary.state,
    cell: ({ state }) => <StatusBadge tone={tones[state]} label={m.canary.states[state]} />,
    value: ({ state }) => m.canary.states[state],
  },
  { title: m.canary.whom, cell: whomOf },
  dateTimeColumn({ title: m.canary.started, date: ({ started_at }) => started_at }),
  dateTimeColumn({ title: m.canary.ended, date: ({ ended_at }) => ended_at }),
  { title: m.columns.failures, cell: ({ health }) => <HealthCell health={health} /> },
  { title: m.canary.reason, cell: ({ reason }) => formatText(reason), wide: true },
];

/** The canaries that are over and how each ended; nothing where there was none. */
export function CanaryHistory({ remote }: Props) {
  const answer = useRollouts(remote);
  const isOver = ({ state }: Rollout) => state !== 'running';
  if (!answer.error && !answer.data?.data.some(isOver)) return null;
  const list = wholeList(answer, { idOf: ({ id }) => id, keep: isOver });
  return (
    <Collapsible title={m.canary.history}>
      <ResourceTable label={m.canary.history} columns={columns} list={list} empty="" />
    </Collapsible>
  );
}
