import { useId } from 'react';
import styled from 'styled-components';
import type { Difference } from '../edit-merge';
import type { FieldDescription } from '../../controls/form-context';
import { m } from './messages';
import { ShownValue } from './shown-value';

/** Whose value is saved. */
export type Side = 'mine' | 'theirs';

interface Props {
  conflict: Difference;
  description: FieldDescription | undefined;
  /** Who made the other change; '' if it is not known. */
  author: string;
  chosen: Side | undefined;
  error?: string;
  onChoose: (side: Side) => void;
}

/** A field that two people changed: its value before, and a choice between the two new values. */
export function ConflictChoice({ conflict, description, author, chosen, error, onChoose }: Props) {
  const id = useId();
  const { field, entry, base, mine, theirs } = conflict;
  const isEntry = entry !== undefined;
  const sides = [
    { side: 'mine', title: m.mine, value: mine },
    { side: 'theirs', title: author ? m.theirsOf(author) : m.theirs, value: theirs },
  ] as const;

  return (
    <Box role="radiogroup" aria-labelledby={id} aria-invalid={error !== undefined}>
      <b id={id}>{description?.label ?? field}</b>
      <div data-before>
        <small>{m.before}</small>
        <ShownValue description={description} value={base} isEntry={isEntry} />
      </div>
      {sides.map(({ side, title, value }) => (
        <label key={side} data-chosen={chosen === side}>
          <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />
          <small>{title}</small>
          <ShownValue description={description} value={value} isEntry={isEntry} />
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > b,
  > p {
    grid-column: 1 / -1;
  }
  > p {
    color: var(--danger);
    font-size: var(--size-s);
  }
  > div,
  > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1) var(--space-2);
    padding: var(--space-2) var(--space-3);
    border: 1px solid transparent;
    border-radius: var(--radius-m);
    overflow-wrap: anywhere;
  }
  > div {
    background: var(--sunken);
    color: var(--text-soft);
  }
  > div > *,
  > label > span {
    grid-column: 1 / -1;
  }
  > label {
    border-color: var(--line);
    cursor: pointer;
  }
  > label[data-chosen='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  small {
    color: var(--text-soft);
  }

  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
