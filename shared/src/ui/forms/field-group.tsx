import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fields } from './form.styles';

interface Props {
  title: string;
  children: ReactNode;
}

/** Fields of a long form that belong together, under one heading. */
export function FieldGroup({ title, children }: Props) {
  return (
    <Group>
      <legend>{title}</legend>
      <Fields>{children}</Fields>
    </Group>
  );
}

const Group = styled.fieldset`
  grid-column: 1 / -1;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* A floating legend is laid out below the border of the fieldset instead of on it. */
  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    margin-block-end: var(--space-3);
    color: var(--accent);
    font-weight: 700;
  }
  legend + div {
    clear: both;
  }

  & + & {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
`;
