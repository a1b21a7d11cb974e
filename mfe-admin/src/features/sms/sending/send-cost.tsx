import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { useSmsSummary } from '../../../data/sms.api';
import { costOf, type Draft } from './cost-of';
import { m } from './messages';

interface Props {
  draft: Draft;
  /** What else the sender should know, such as receivers that are left out. */
  more?: string | false;
}

/** Parts, price and credit of a message before it is sent, with warnings. */
export function SendCost({ draft, more }: Props) {
  const { lines, warnings } = costOf(draft, useSmsSummary().data);
  return (
    <Sheet role="group" aria-label={m.cost.title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div role="status">
        {[more, ...warnings].map(
          (warning) =>
            warning && (
              <Warning key={warning}>
                <Icon name="warning" size={15} />
                {warning}
              </Warning>
            ),
        )}
      </div>
    </Sheet>
  );
}

const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  color: var(--warning);

  svg {
    flex: none;
    margin-block-start: 0.2rem;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: var(--space-1);
  grid-column: 1 / -1;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--size-s);

  > p:first-child {
    font-weight: 700;
  }
`;
