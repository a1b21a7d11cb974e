import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Cards of patients side by side, as many as fit; each child is an `li`. */
export function CardList({ label, children }: { label?: string; children: ReactNode }) {
  return <List aria-label={label}>{children}</List>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
