import { Ltr } from '@ziba/shared/ui/controls/ltr';
import styled from 'styled-components';

interface Props {
  name: string;
}

/** A key or a key combination, drawn like a key of a keyboard. */
export function KeyCap({ name }: Props) {
  return (
    <Cap>
      <Ltr>{name}</Ltr>
    </Cap>
  );
}

const Cap = styled.kbd`
  display: inline-block;
  min-inline-size: 1.75rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--line);
  border-block-end-width: 2px;
  border-radius: 0.375rem;
  background: var(--sunken);
  font: 500 var(--size-xs) / 1.8 var(--font-code);
  text-align: center;
  white-space: nowrap;
`;
