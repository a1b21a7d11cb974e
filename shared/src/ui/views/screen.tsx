import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from './page-header';

interface Props {
  title: string;
  hint?: ReactNode;
  back?: string | { to: string; label: string };
  actions?: ReactNode;
  /** `narrow` for forms and settings, which are hard to read when they are very wide. */
  width?: 'full' | 'narrow';
  children: ReactNode;
}

/** The frame of a screen: its head and its parts, one below the other. The shell draws `<main>`. */
export function Screen({ width = 'full', children, ...head }: Props) {
  return (
    <Frame $narrow={width === 'narrow'}>
      <PageHeader {...head} />
      <Parts>{children}</Parts>
    </Frame>
  );
}

const Frame = styled.div<{ $narrow: boolean }>`
  inline-size: 100%;
  max-inline-size: ${({ $narrow }) => ($narrow ? '54rem' : 'var(--content-width)')};
  margin-inline: auto;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
