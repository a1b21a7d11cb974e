import type { ReleaseHealth } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  health: ReleaseHealth;
}

/** Why loads failed, most frequent first: each reason as text and as the code that browsers report. */
export function FailureCodes({ health: { loads, failures, codes = [] } }: Props) {
  const most = codes[0]?.count ?? 1;
  return (
    <section>
      <h3>{m.detail.codes}</h3>
      {loads === 0 && <p>{m.detail.notLoaded}</p>}
      {loads > 0 && failures === 0 && <p>{m.detail.noCodes}</p>}
      <List>
        {codes.map(({ code, count }) => (
          <li key={code}>
            <span>
              {m.codes[code] ?? m.codes.unknown} <Ltr>{code}</Ltr>
            </span>
            <b>{m.detail.times(formatNumber(count))}</b>
            <i style={{ inlineSize: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-1) var(--space-3);
  }
  bdi {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  i {
    grid-column: 1 / -1;
    block-size: 0.375rem;
    border-radius: var(--radius-full);
    background: var(--danger);
  }
`;
