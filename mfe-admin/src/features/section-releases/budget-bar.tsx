import { errorBudget, type ReleaseHealth } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { ProgressBar } from '@ziba/shared/ui/controls/progress-bar';
import styled from 'styled-components';
import { percentOf } from './health-words';
import { m } from './messages';

interface Props {
  health: ReleaseHealth;
}

/** Two bars: the loads until a canary is judged, and how much of its error budget is used. */
export function BudgetBar({ health: { loads, failure_rate } }: Props) {
  const { samples, failureRate } = errorBudget;
  const isJudged = loads >= samples;
  return (
    <Pair>
      <ProgressBar
        label={m.canary.samples}
        value={Math.min(loads, samples)}
        max={samples}
        text={
          isJudged
            ? m.canary.judged(formatNumber(loads))
            : m.canary.samplesOf(formatNumber(loads), formatNumber(samples))
        }
      />
      <Spent data-over={(failure_rate ?? 0) > failureRate || undefined}>
        <ProgressBar
          label={m.canary.budget}
          value={Math.min(failure_rate ?? 0, failureRate)}
          max={failureRate}
          text={m.canary.budgetOf(percentOf(failure_rate ?? 0), percentOf(failureRate))}
        />
      </Spent>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-3) var(--space-5);
`;

/** A full bar usually means success; a budget that is used up is shown as danger. */
const Spent = styled.div`
  &[data-over] {
    --accent: var(--danger);
  }
`;
