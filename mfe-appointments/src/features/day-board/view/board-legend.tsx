import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from '../messages';
import type { Column } from '../model/board-columns';
import { groundOf, inkOf } from './card.styles';
import { legend, type CardTone } from './item-look';
import { servicesOf, type Stripe } from './service-colour';

/** What the colours and icons of the cards mean, and the colours of the services on show. */
export function BoardLegend({ columns }: { columns: readonly Column[] }) {
  return (
    <List aria-label={m.legend}>
      {legend.map(({ tone, icon, label }) => (
        <Sign key={label} $tone={tone}>
          <Icon name={icon} size={14} />
          {label}
        </Sign>
      ))}
      {servicesOf(columns).map(({ id, title, stripe }) => (
        <Service key={id} $stripe={stripe}>
          {title}
        </Service>
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
    background: ${({ $tone }) => groundOf($tone)};
    color: ${({ $tone }) => inkOf($tone)};
  }
`;

const Service = styled.li<{ $stripe: Stripe }>`
  padding-inline-start: var(--space-2);
  border-inline-start: 5px solid ${({ $stripe }) => `var(--${$stripe})`};
`;
