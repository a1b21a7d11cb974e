import type { FinancialDocument } from '@ziba/shared/contracts/financial-documents';
import { formatToman } from '@ziba/shared/format/money';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  document: FinancialDocument;
}

/** Salary + carried forward − previous credit = what may be withdrawn. */
export function DocumentEquation({ document }: Props) {
  const terms = [
    { label: m.salary, amount: document.calculated_salary_this_month },
    { sign: '+', word: m.plus, label: m.carriedForward, amount: document.carried_forward },
    { sign: '−', word: m.minus, label: m.previousCredit, amount: document.previous_credit },
    { sign: '=', word: m.equals, label: m.withdrawable, amount: document.total_payable },
  ];
  return (
    <Terms>
      {terms.map(({ sign, word, label, amount }) => (
        <div key={label} data-sign={sign}>
          <dt>
            {word && <span className="visually-hidden">{word} </span>}
            {label}
          </dt>
          <dd>{formatToman(amount)}</dd>
        </div>
      ))}
    </Terms>
  );
}

const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3) var(--space-6);
  margin: 0;

  div {
    position: relative;
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  div[data-sign]::before {
    /* The hidden word beside it is for screen readers. */
    content: attr(data-sign) / '';
    position: absolute;
    inset-inline-start: calc(-1 * var(--space-6));
    inset-block: 0;
    display: grid;
    place-content: center;
    inline-size: var(--space-6);
    color: var(--text-soft);
    font-size: var(--size-l);
    font-weight: 650;
  }
  div:last-child {
    background: var(--accent-soft);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  dd {
    margin: 0;
    font-weight: 650;
  }

  @media (max-width: 48rem) {
    div[data-sign] {
      padding-inline-start: var(--space-6);
    }
    div[data-sign]::before {
      inset-inline-start: 0;
    }
  }
`;
