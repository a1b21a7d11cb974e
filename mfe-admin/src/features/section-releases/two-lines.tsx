import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  below: ReactNode;
  children: ReactNode;
}

/** What a cell is about, and in small letters below it what goes with it. */
export function TwoLines({ below, children }: Props) {
  return (
    <Pair>
      <span>{children}</span>
      {below && <small>{below}</small>}
    </Pair>
  );
}

const Pair = styled.span`
  display: inline-grid;
  gap: var(--space-1);

  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 400;
  }
`;
