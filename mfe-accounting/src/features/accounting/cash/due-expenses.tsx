import { formatDay } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useDueExpenses } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { m } from './messages';

/** The monthly expenses whose last payment is a month old; nothing while there are none. */
export function DueExpenses() {
  const { data, error, mutate } = useDueExpenses();
  if (error && !data) return <ErrorView error={error} onRetry={mutate} />;
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={m.due}>
      <List>
        {data.data.map(({ id, title, amount, spent_on }) => (
          <li key={id}>
            <span>
              {formatText(title)}، {formatToman(amount)}
              <small>{m.lastPaid(formatDay(spent_on))}</small>
            </span>
            <ButtonLink
              to={addresses.listOf(addresses.newExpense, { repeats: id })}
              size="small"
              icon="add"
            >
              {m.payAgain(formatText(title))}
            </ButtonLink>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  small {
    display: block;
    color: var(--text-soft);
  }
`;
