import { formatToman } from '../../format/money';
import styled from 'styled-components';
import { m } from './messages';
import type { Payable } from './payable';

interface Props {
  of: Pick<Payable, 'total' | 'paid' | 'remaining'>;
}

/** Shows cost, paid and remaining sums, in tomans. */
export function PaymentSums({ of: { total, paid, remaining } }: Props) {
  return (
    <Sums>
      <div>
        <dt>{m.cost}</dt>
        <dd>{formatToman(total)}</dd>
      </div>
      <div>
        <dt>{m.paidSoFar}</dt>
        <dd>{formatToman(paid)}</dd>
      </div>
      <div data-owed={remaining > 0 || undefined}>
        <dt>{m.remaining}</dt>
        <dd>{formatToman(remaining)}</dd>
      </div>
    </Sums>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
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
