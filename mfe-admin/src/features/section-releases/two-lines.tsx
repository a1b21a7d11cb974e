import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  below?: ReactNode;
  /** Allows the second line to wrap. */
  wraps?: boolean;
  children: ReactNode;
}

/** The content of a table cell in two lines: the main value, and a small second line. */
export function TwoLines({ below, wraps, children }: Props) {
  return (
    <Pair data-wraps={wraps}>
      <span>{children}</span>
      {below && <small>{below}</small>}
    </Pair>
  );
}

const Pair = styled.span`
  display: inline-grid;
  gap: var(--space-1);
  white-space: nowrap;

  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 400;
  }
  &[data-wraps] small {
    white-space: normal;
  }
`;
