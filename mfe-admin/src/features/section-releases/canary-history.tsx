import type { Rollout } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { Collapsible } from '@ziba/shared/ui/controls/collapsible';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { HealthCell } from './health-cell';
import { healthFigures } from './health-words';
import { m } from './messages';
import { targetText } from './target-text';
import { useRollouts } from '../../data/section-releases.api';
import { TwoLines } from './two-lines';
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

const columns: ListColumn<Rollout & { id: number | string }>[] = [
  codeColumn({ title: m.columns.version, code: ({ version }) => version }),
  {
    title: m.canary.state,
    cell: ({ state }) => <StatusBadge tone={tones[state]} label={m.canary.states[state]} />,
    value: ({ state }) => m.canary.states[state],
  },
  {
    title: m.canary.time,
    cell: ({ started_at, ended_at }) => (
      <TwoLines below={m.canary.until(formatDateTime(ended_at))}>
        {formatDateTime(started_at)}
      </TwoLines>
    ),
    value: ({ started_at }) => toLatinDigits(formatDateTime(started_at)),
  },
  {
    title: m.canary.whom,
    cell: (rollout) => <TwoLines>{targetText(rollout)}</TwoLines>,
    value: targetText,
  },
  {
    title: m.columns.failures,
    cell: ({ health }) => <HealthCell health={health} />,
    value: ({ health }) => healthFigures(health),
  },
  textColumn({ title: m.canary.reason, text: ({ reason }) => reason, wide: true }),
];

/** The ended canaries and how each one ended; renders nothing when there is none. */
export function CanaryHistory({ remote }: Props) {
  const answer = useRollouts(remote);
  const hasEnded = ({ state }: Rollout) => state !== 'running';
  if (!answer.error && !answer.data?.data.some(hasEnded)) return null;
  const list = wholeList(answer, { idOf: ({ id }) => id, isShown: hasEnded });
  return (
    <Collapsible title={m.canary.history}>
      <ResourceTable label={m.canary.history} columns={columns} list={list} empty="" />
    </Collapsible>
  );
}
