import styled from 'styled-components';
import { Icon } from '../../ui/controls/icon';

/** What the calendar says about a time; `tone` is how serious it is. */
export interface TimeVerdict {
  tone: 'plain' | 'success' | 'warning' | 'danger';
  text: string;
}

/**
 * Says below a field what the calendar says about its time. It is always shown: if it appeared late, it would move the
 * buttons below while they are pressed.
 */
export function TimeNote({ tone, text }: TimeVerdict) {
  return (
    <Note role="status" data-tone={tone}>
      {tone !== 'plain' && <Icon name={tone === 'success' ? 'success' : 'warning'} size={16} />}
      {text}
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-s);

  /* On a phone the longest text takes two lines. */
  @media (max-width: 40rem) {
    min-block-size: 2lh;
  }
  svg {
    flex: none;
  }
  &[data-tone='success'] {
    color: var(--success);
  }
  &[data-tone='warning'] {
    color: var(--warning);
  }
  &[data-tone='danger'] {
    color: var(--danger);
  }
`;
