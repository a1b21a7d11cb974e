import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from '../messages';
import { legend, type CardTone } from './item-look';

/** What the colours and drawings of the cards mean. */
export function BoardLegend() {
  return (
    <List aria-label={m.legend}>
      {legend.map(({ tone, icon, label }) => (
        <Sign key={label} $tone={tone}>
          <Icon name={icon} size={14} />
          {label}
        </Sign>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  color: var(--text-soft);
  font-size: var(--size-xs);
  list-style: none;
`;

const Sign = styled.li<{ $tone: CardTone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);

  svg {
    padding: 1px;
    border-radius: 4px;
    background: ${({ $tone }) => `var(--${$tone}-soft)`};
    color: ${({ $tone }) => `var(--${$tone})`};
  }
`;
