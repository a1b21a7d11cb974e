import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  children: ReactNode;
}

/** The row above a list: search, filters, small actions. */
export function Toolbar({ children }: Props) {
  return <Row>{children}</Row>;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
