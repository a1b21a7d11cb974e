import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { Marks, Track } from './matrix-cell.styles';
import { m } from './messages';

/** Explains the icons of the cells. */
export function MatrixLegend() {
  return (
    <List aria-label={m.legend}>
      {(['on', 'switched_off', 'feature', 'contract'] as const).map((state) => (
        <li key={state} data-state={state}>
          <Track />
          {state === 'on' ? m.on : m.offReasons[state]}
        </li>
      ))}
      <li>
        <Marks>
          <Icon name="clock" size={13} />
        </Marks>
        {m.legendMarks.scheduled}
      </li>
      <li>
        <Marks>
          <Icon name="tags" size={13} />
        </Marks>
        {m.legendMarks.version}
      </li>
      <li>
        <Marks>
          <Icon name="alert" size={13} />
        </Marks>
        {m.legendMarks.failures}
      </li>
      <li data-keys>{m.keys}</li>
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

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
  [data-state='switched_off'] > span {
    color: var(--danger);
  }
  @media (pointer: coarse) {
    [data-keys] {
      display: none;
    }
  }
`;
