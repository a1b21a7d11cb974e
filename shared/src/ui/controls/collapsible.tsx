import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';

interface Props {
  title: string;
  hint?: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A card whose content can be hidden. The content stays mounted, so what was typed in it is kept. */
export function Collapsible({ title, hint, open = false, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <Sheet>
      <h2>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {title}
            {hint && <Hint>{hint}</Hint>}
          </span>
          <Icon name="expand" />
        </Toggle>
      </h2>
      <Content id={id} hidden={!isOpen}>
        {children}
      </Content>
    </Sheet>
  );
}

const Sheet = styled.section`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  inline-size: 100%;
  padding: var(--space-4) var(--space-5);
  border: 0;
  border-radius: var(--radius-l);
  background: none;
  font-weight: 650;
  text-align: start;

  &:hover {
    background: var(--hover);
  }
  svg {
    flex: none;
    color: var(--text-soft);
    transition: transform var(--calm) var(--ease);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Hint = styled.span`
  display: block;
  color: var(--text-soft);
  font-size: var(--size-s);
  font-weight: 400;
`;

const Content = styled.div`
  padding: var(--space-2) var(--space-5) var(--space-5);
`;
