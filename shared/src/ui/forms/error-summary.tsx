import { useId } from 'react';
import styled from 'styled-components';
import { toPersianDigits } from '../../format/digits';
import { m } from './messages';
import { Icon } from '../controls/icon';

/** A wrong input: its name in the form and its label on the page. */
export interface WrongField {
  name: string;
  label: string;
}

interface Props {
  fields: readonly WrongField[];
  /** Moves the focus to the input of this name. */
  onGo: (name: string) => void;
}

/** The wrong fields of a long form, listed at its top; pressing one moves the focus to it. */
export function ErrorSummary({ fields, onGo }: Props) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Icon name="alert" />
      <b id={id}>{m.wrongFields(toPersianDigits(fields.length))}</b>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => onGo(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-2);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  color: var(--danger);

  ul {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 var(--space-4);
  }
  button {
    min-block-size: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: var(--size-s);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
  button:hover {
    text-decoration-thickness: 2px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 2.75rem;
    }
  }
`;
