import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/icon';

interface Props {
  /** The id of the control; that of the note is `${id}-note`. */
  id: string;
  hint?: ReactNode;
  error?: string;
}

/** The line below a control: its hint, or its error instead. */
export function FieldNote({ id, hint, error }: Props) {
  if (!(error ?? hint)) return null;
  return (
    <Note id={`${id}-note`} data-error={error !== undefined || undefined}>
      {error !== undefined && <Icon name="alert" size={15} />}
      {error ?? hint}
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-s);
  line-height: 1.6;

  &[data-error] {
    color: var(--danger);
  }
  svg {
    flex: none;
    margin-block-start: 0.2rem;
  }
`;
