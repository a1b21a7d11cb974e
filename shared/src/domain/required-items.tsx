import styled from 'styled-components';
import { formatNumber } from '../format/money';
import { formatText } from '../format/text';
import { m } from './messages';

/** One item that a session needs; name and quantity as they were typed. */
export interface NeededItem {
  name: string;
  quantity: string;
  /** The id of goods of the clinic; null for a text. */
  product_id?: number | null;
}

interface Props {
  items: readonly NeededItem[];
}

/** How many are shown before the list is expanded. */
const previewCount = 2;

function Item({ item }: { item: NeededItem }) {
  return (
    <li>
      <span>{formatText(item.name)}</span>
      <small>{formatText(item.quantity) || item.quantity}</small>
      {item.product_id === null && <em>{m.outsideStock}</em>}
    </li>
  );
}

/** The items that a session needs, with quantities; a long list shows two and can be expanded. */
export function RequiredItems({ items }: Props) {
  const [first, others] = [items.slice(0, previewCount), items.slice(previewCount)];
  if (items.length === 0) return null;
  return (
    <List>
      <ul>
        {first.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{m.moreItems(formatNumber(others.length))}</summary>
          <ul>
            {others.map((item, index) => (
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
