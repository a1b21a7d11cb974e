import styled from 'styled-components';

/** A card in a column of the waiting room: time or turn, patient and service, menu. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  > time {
    font-weight: 600;
  }
  &[data-over] {
    background: none;
  }
`;

export const Turn = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 650;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;

  > span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

/** The waiting time and the next step; as wide as the card. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
  button {
    margin-inline-start: auto;
  }
`;
