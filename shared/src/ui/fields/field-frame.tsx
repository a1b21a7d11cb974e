import type { ReactNode } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { FieldNote } from './field-note';

interface Props {
  /** The id of the control. In a group it is used for the caption, the note and the aside only. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  wide?: boolean;
  /** A short text about what was typed, at the end of the label's line. */
  aside?: ReactNode;
  /** For a group of controls (radio buttons, check boxes, files): it has a caption instead of a label. */
  group?: boolean | 'radiogroup';
  /** The name of a group's field: errors lead to the group while it contains no control. */
  name?: string;
  children: ReactNode;
}

/** The label, the control, and below it the hint, or the error instead. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  wide,
  aside,
  group,
  name,
  children,
}: Props) {
  // Some labels of the product texts already contain the word.
  const isMarkedOptional = required === false && !label.includes(m.optional);
  return (
    <Frame
      $wide={wide}
      {...(group && { role: group === true ? 'group' : group, 'aria-labelledby': `${id}-label` })}
      {...(group && name && { 'data-field': name, tabIndex: -1 })}
      {...(group === 'radiogroup' && {
        'aria-required': required,
        'aria-invalid': error !== undefined,
        'aria-describedby': error || hint ? `${id}-note` : undefined,
      })}
    >
      <Head>
        {group ? <b id={`${id}-label`}>{label}</b> : <label htmlFor={id}>{label}</label>}
        {isMarkedOptional && <span>{m.optional}</span>}
        {aside && <em id={`${id}-aside`}>{aside}</em>}
      </Head>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </Frame>
  );
}

const Frame = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  font-size: var(--size-s);

  label,
  b {
    font-weight: 600;
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  em {
    margin-inline-start: auto;
    color: var(--text-soft);
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  /* A field that cannot be changed needs no such word. */
  &:has(+ [readonly], + * [readonly]) span {
    display: none;
  }
`;
