import { useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { toPersianDigits } from '../../format/digits';
import { formatNumber } from '../../format/money';
import { common } from '../../messages';
import { Icon, type IconName } from '../controls/icon';
import { cleanPageInput, pageAsked } from './page-input';

interface Props {
  page: number;
  totalPages: number;
  /** The number of all rows. */
  total?: number;
  onPage: (page: number) => void;
  /** The name of the list, for screen readers, because a screen may have several lists. */
  of?: string;
}

/** The first page, the last page and the neighbours of the current one; null means a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const wanted = [...new Set(near)].sort((one, other) => one - other);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}

/** Pages of a list: first, last, neighbours, and a field for any other. */
export function Pagination({ page, totalPages, total, onPage, of }: Props) {
  if (totalPages <= 1) return null;

  const step = (to: number, label: string, icon: IconName) => (
    <Page
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 1 || to > totalPages}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} size={16} />
    </Page>
  );

  return (
    <Bar aria-label={of ? common.pagesOf(of) : common.pages}>
      {total !== undefined && <Count>{common.rowCount(formatNumber(total))}</Count>}
      <Pages>
        {step(page - 1, common.previousPage, 'previous-step')}
        {pagesAround(page, totalPages).map((one, index) =>
          one === null ? (
            <span key={`gap${index}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Page
              key={one}
              type="button"
              aria-label={common.page(formatNumber(one))}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {formatNumber(one)}
            </Page>
          ),
        )}
        {step(page + 1, common.nextPage, 'next-step')}
      </Pages>
      <PageInput key={page} page={page} totalPages={totalPages} onPage={onPage} />
    </Bar>
  );
}

function PageInput({ page, totalPages, onPage }: Omit<Props, 'total' | 'of'>) {
  const [digits, setDigits] = useState(String(page));
  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setDigits(cleanPageInput(target.value));
  const go = () => {
    const asked = pageAsked(digits, totalPages);
    if (asked === undefined) setDigits(String(page));
    else if (asked !== page) onPage(asked);
  };
  return (
    <Jump
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={common.goToPage}
        inputMode="numeric"
        autoComplete="off"
        value={toPersianDigits(digits)}
        onChange={type}
        onBlur={go}
        onFocus={(event) => event.target.select()}
      />
      <span>{common.pageOf(formatNumber(totalPages))}</span>
    </Jump>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--line);
  color: var(--text-soft);
  font-size: var(--size-s);
`;

const Count = styled.span``;

const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  @media (max-width: 30rem) {
    order: -1;
    justify-content: center;
    inline-size: 100%;
  }
`;

const Page = styled.button`
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--control-s);
  block-size: var(--control-s);
  padding: 0 var(--space-1);
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text);

  &:hover {
    background: var(--hover);
  }
  &[aria-current] {
    background: var(--accent-soft);
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 650;
  }
  &:disabled {
    background: none;
    color: var(--text-soft);
    cursor: not-allowed;
    opacity: 0.45;
  }
`;

const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  input {
    inline-size: 3.25rem;
    block-size: var(--control-s);
    padding: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--text);
    text-align: center;
  }
`;
