import { Icon } from '@ziba/shared/ui/controls/icon';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** `wrong` is read aloud at once and looks like the refusal of a form. */
  kind: 'info' | 'wrong';
  children: ReactNode;
}

/** A message above the first step: why it is open, or that it holds what was typed before. */
export function StepNotice({ kind, children }: Props) {
  return (
    <Notice role={kind === 'wrong' ? 'alert' : 'status'} data-kind={kind}>
      <Icon name={kind === 'wrong' ? 'alert' : 'history'} size={16} />
      {children}
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--info-soft);
  color: var(--info);
  font-size: var(--size-s);

  &[data-kind='wrong'] {
    background: var(--danger-soft);
    color: var(--danger);
    font-weight: 600;
  }
  button {
    margin-inline-start: auto;
  }
`;
