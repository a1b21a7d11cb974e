import type { PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { formatToman } from '@ziba/shared/format/money';
import styled from 'styled-components';
import { m } from './messages';

/** The parts of a pay, which add up to it; parts that are nothing are left out. */
export function LineEquation({ line }: { line: PayrollPreviewLine }) {
  const parts = [
    { label: m.terms.fixed, amount: line.fixed_part },
    { label: m.terms.percentage, amount: line.percentage_part },
    { label: m.terms.correction, amount: line.correction },
    { label: m.terms.adjustment, amount: line.adjustment },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Sum>
      {parts.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatToman(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{m.terms.total}</dt>
        <dd>{formatToman(line.total)}</dd>
      </div>
    </Sum>
  );
}

const Sum = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;

  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  div:last-child {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
    font-weight: 650;
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    margin: 0;
  }
`;
