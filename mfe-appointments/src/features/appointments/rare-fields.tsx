import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';

/** The folded fields that begin empty. Those of them that are filled are named while they are folded. */
const initiallyEmpty = ['duration', 'assistant_id', 'discount_code', 'attachment'] as const;
/** All folded fields. */
const folded = [...initiallyEmpty, 'package_type', 'appointment_code'] as const;

const labels = {
  duration: m.fields.duration,
  assistant_id: m.fields.assistant,
  discount_code: m.fields.discount,
  attachment: m.fields.attachments,
};

/** The names of the folded fields that hold a value. */
function useFilled(): string[] {
  const values = useWatch<DeskBookingValues, typeof initiallyEmpty>({ name: initiallyEmpty });
  return initiallyEmpty
    .filter((_, index) => {
      const value: unknown = values[index];
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    })
    .map((name) => labels[name]);
}

/**
 * The fields that few bookings need, folded. They keep their values while they are folded, and unfold when
 * one of them is refused.
 */
export function RareFields({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const filled = useFilled();
  const { errors } = useFormState<DeskBookingValues>({ name: [...folded] });
  const isWrong = folded.some((name) => errors[name] !== undefined);
  // It stays open after the mistake is corrected.
  if (isWrong && !isOpen) setOpen(true);
  // The form has already tried to focus its first wrong field, which could not take the focus while folded.
  useLayoutEffect(() => {
    if (!isWrong) return;
    const first = content.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (first && content.current?.contains(first)) first.focus();
  }, [isWrong]);

  return (
    <Part>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {m.rare}
          <small>{filled.length > 0 ? m.rareFilled(filled.join('، ')) : m.rareHint}</small>
        </span>
        <Icon name="expand" />
      </Toggle>
      <div ref={content} id={id} hidden={!isOpen}>
        {children}
      </div>
    </Part>
  );
}

const Part = styled.div`
  grid-column: 1 / -1;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > div {
    padding: var(--space-2) var(--space-4) var(--space-4);
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  font-weight: 600;
  text-align: start;

  &:hover {
    background: var(--hover);
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-s);
    font-weight: 400;
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
