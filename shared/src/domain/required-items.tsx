import styled from 'styled-components';
import { formatNumber } from '../format/money';
import { formatText } from '../format/text';
import { m } from './messages';

/** One thing that a session needs; name and quantity as they were written. */
export interface NeededItem {
  name: string;
  quantity: string;
  /** Goods of the clinic; null for what is none of them. */
  product_id?: number | null;
}

interface Props {
  items: readonly NeededItem[];
}

/** How many are read at a glance; the others unfold. */
const atOnce = 2;

function Item({ item }: { item: NeededItem }) {
  return (
    <li>
      <span>{formatText(item.name)}</span>
      <small>{formatText(item.quantity) || item.quantity}</small>
      {item.product_id === null && <em>{m.outsideStock}</em>}
    </li>
  );
}

/** What a session needs, each with its quantity; a long list shows two and unfolds by a press or Enter. */
export function RequiredItems({ items }: Props) {
  const [first, rest] = [items.slice(0, atOnce), items.slice(atOnce)];
  if (items.length === 0) return null;
  return (
    <List>
      <ul>
        {first.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{m.moreItems(formatNumber(rest.length))}</summary>
          <ul>
            {rest.map((item, index) => (
              <Item key={index} item={item} />
            ))}
          </ul>
        </details>
      )}
    </List>
  );
}

const List = styled.div`
  min-inline-size: 11rem;
  font-size: var(--size-s);
  line-height: 1.7;

  li {
    display: flex;
    gap: var(--space-2);
  }
  em {
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-style: normal;
    white-space: nowrap;
  }
  small {
    color: var(--text-soft);
    font-size: inherit;
    white-space: nowrap;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    color: var(--accent);
    cursor: pointer;
  }
`;
