import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { toPersianDigits } from '../../../format/digits';
import { Icon } from '../../controls/icon';
import { m } from './messages';

interface Props {
  /** The chosen values, by the names of the filters; blank ones do not count. */
  values: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/**
 * The filters of a list, without its search. On phones they are folded behind a button, which says how many of them
 * narrow the list, so that the rows begin in view.
 */
export function FilterFold({ values, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active = Object.values(values).filter(Boolean).length;
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{active > 0 ? m.active(toPersianDigits(active)) : m.filters}</span>
        <Icon name="expand" size={16} />
      </Toggle>
      <Folded id={id} data-open={isOpen || undefined}>
        {children}
      </Folded>
    </>
  );
}

const Toggle = styled.button`
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: var(--control-s);
  padding: 0 var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-size: var(--size-s);

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @media (max-width: 30rem) {
    display: flex;
  }
`;

const Folded = styled.div`
  display: contents;

  @media (max-width: 30rem) {
    &:not([data-open]) {
      display: none;
    }
  }
`;
