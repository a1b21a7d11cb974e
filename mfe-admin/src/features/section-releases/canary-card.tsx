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
import { NamedClinics } from './named-clinics';
import type { ReleaseAction } from './release-dialogs';
import { defaultOf } from './remote-columns';
import { targetText } from './target-text';
import { TwoLines } from './two-lines';

interface Props {
  remote: RegisteredRemote;
  rollout: Rollout;
  mayWrite: boolean;
  onAction: (action: ReleaseAction) => void;
}

/** The running canary: its version, clinics and start, its error budget, and buttons to promote or stop it. */
export function CanaryCard({ remote, rollout, mayWrite, onAction }: Props) {
  const { health, version, started_at, started_by } = rollout;
  const defaultRelease = defaultOf(remote);
  const defaultTime = defaultRelease && loadTime(defaultRelease.health);
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
            { label: m.canary.whom, value: targetText(rollout) },
            {
              label: m.canary.p75,
              value: (
                <TwoLines below={defaultTime && m.canary.usual(defaultTime)}>
                  {loadTime(health) ?? m.health.none}
                </TwoLines>
              ),
            },
          ]}
        />
        <BudgetBar health={health} />
        <Hint>{m.canary.automatic(formatNumber(errorBudget.samples))}</Hint>
        <NamedClinics title={m.detail.canary} ids={rollout.clinic_ids} />
        {mayWrite && (
          <Foot>
            <Button tone="primary" icon="check" onClick={() => onAction({ kind: 'promote' })}>
              {m.canary.promote}
            </Button>
            <Button onClick={() => onAction({ kind: 'stop' })}>{m.canary.stop}</Button>
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
