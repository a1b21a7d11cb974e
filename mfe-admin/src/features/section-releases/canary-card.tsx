import { errorBudget, type RegisteredRemote, type Rollout } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { BudgetBar } from './budget-bar';
import { loadTime, verdictOn } from './health-words';
import { m } from './messages';
import { NamesOf } from './names-of';
import type { Asked } from './release-dialogs';
import { defaultOf } from './remote-columns';
import { whomOf } from './rollout-words';
import { TwoLines } from './two-lines';

interface Props {
  remote: RegisteredRemote;
  rollout: Rollout;
  mayWrite: boolean;
  onAsk: (asked: Asked) => void;
}

/** The canary that runs: who tries what since when, how near its budget is, and where it goes from here. */
export function CanaryCard({ remote, rollout, mayWrite, onAsk }: Props) {
  const { health, version, started_at, started_by } = rollout;
  const usual = defaultOf(remote);
  const usualTime = usual && loadTime(usual.health);
  return (
    <Card
      title={m.canary.title}
      hint={m.canary.since(formatDateTime(started_at), started_by)}
      actions={<StatusBadge {...verdictOn(health)} />}
    >
      <Parts>
        <FactList
          facts={[
            { label: m.columns.version, value: <Ltr>{version}</Ltr> },
            { label: m.canary.whom, value: whomOf(rollout) },
            {
              label: m.canary.p75,
              value: (
                <TwoLines below={usualTime && m.canary.usual(usualTime)}>
                  {loadTime(health) ?? m.health.none}
                </TwoLines>
              ),
            },
          ]}
        />
        <BudgetBar health={health} />
        <Hint>{m.canary.automatic(formatNumber(errorBudget.samples))}</Hint>
        <NamesOf title={m.detail.canary} ids={rollout.clinic_ids} />
        {mayWrite && (
          <Foot>
            <Button tone="primary" icon="check" onClick={() => onAsk({ act: 'promote' })}>
              {m.canary.promote}
            </Button>
            <Button onClick={() => onAsk({ act: 'stop' })}>{m.canary.stop}</Button>
          </Foot>
        )}
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Hint = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
