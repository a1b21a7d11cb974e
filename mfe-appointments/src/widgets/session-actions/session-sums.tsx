import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatToman } from '@ziba/shared/format/money';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  session: Pick<TreatmentSession, 'service_cost' | 'paid_amount' | 'remaining_amount'>;
}

/** Cost, paid and remaining of a session, in tomans, side by side. */
export function SessionSums({ session }: Props) {
  const { service_cost, paid_amount, remaining_amount } = session;
  return (
    <Sums>
      <div>
        <dt>{m.cost}</dt>
        <dd>{formatToman(service_cost)}</dd>
      </div>
      <div>
        <dt>{m.paidSoFar}</dt>
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
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--space-2);
  margin: 0 0 var(--space-4);

  div {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  [data-owed] dd {
    color: var(--danger);
  }
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);

    div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
    }
  }
`;
