import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { formatToman } from '@ziba/shared/format/money';
import styled from 'styled-components';
import { m } from './messages';

type Props = { plan: Pick<TreatmentPlan, 'total_cost' | 'paid_amount' | 'remaining_amount'> };

/** Cost, paid and remaining of a whole plan, in tomans; canceled sessions do not count. */
export function PlanSums({ plan }: Props) {
  const { total_cost, paid_amount, remaining_amount } = plan;
  return (
    <Sums>
      <div>
        <dt>{m.total}</dt>
        <dd>{formatToman(total_cost)}</dd>
      </div>
      <div>
        <dt>{m.paid}</dt>
        <dd>{formatToman(paid_amount)}</dd>
      </div>
      <div data-owed={remaining_amount > 0 || undefined}>
        <dt>{m.remaining}</dt>
        <dd>{formatToman(remaining_amount)}</dd>
      </div>
    </Sums>
  );
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding-block-start: var(--space-4);

  div {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
  [data-owed] dd {
    color: var(--danger);
  }
  @media (max-width: 30rem) {
    div {
      justify-content: space-between;
      inline-size: 100%;
    }
  }
`;
