import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The least width of a card in rem; narrower places have fewer cards in a row. */
  min?: number;
  children: ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ min = 17, children }: Props) {
  return <Grid $min={min}>{children}</Grid>;
}

const Grid = styled.div<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}rem), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
