import type { Area } from '@ziba/shared/contracts/section-levels';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { accessChanges } from './access-changes';
import type { AccessChoices } from './access-choices';
import { m } from './messages';

interface Props {
  before: AccessChoices;
  after: AccessChoices;
  area: Area;
}

/** What a change of access gives and takes, in words; read aloud when it changes. */
export function AccessChangesList({ before, after, area }: Props) {
  const { gained, lost } = accessChanges(before, after, area);
  return (
    <Frame role="status" aria-label={m.changes}>
      <b>{m.changes}</b>
      {gained.length + lost.length === 0 ? (
        <p>{m.unchanged}</p>
      ) : (
        <ul>
          {lost.map((ability) => (
            <li key={`lost ${ability}`} data-lost>
              <Icon name="close" />
              {m.lost(ability)}
            </li>
          ))}
          {gained.map((ability) => (
            <li key={`gained ${ability}`}>
              <Icon name="check" />
              {m.gained(ability)}
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--size-s);

  p {
    color: var(--text-soft);
  }
  ul {
    display: grid;
    gap: var(--space-1);
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    color: var(--success);
  }
  [data-lost] svg {
    color: var(--danger);
  }
`;
