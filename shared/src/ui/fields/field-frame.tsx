import type { ReactNode } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { FieldNote } from './field-note';

interface Props {
  /** Id of the control; a group of controls names itself and leaves it out of the label. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  wide?: boolean;
  /** A word about what is typed, at the far end of the label's line. */
  aside?: ReactNode;
  /** A group (radio buttons, check boxes, files) has a caption instead of a label. */
  group?: boolean | 'radiogroup';
  /** Of a group: its field, whose place it is while there is no control in it. */
  name?: string;
  children: ReactNode;
}

/** Label above, control, and below it the hint or, in its place, the error. */
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
  // Some labels of the texts say it themselves.
  const saysOptional = required === false && !label.includes(m.optional);
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
        {saysOptional && <span>{m.optional}</span>}
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
  /* What is locked asks for nothing. */
  &:has(+ [readonly], + * [readonly]) span {
    display: none;
  }
`;
