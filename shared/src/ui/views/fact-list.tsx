import type { ReactNode } from 'react';
import styled from 'styled-components';
import { m } from './messages';

export interface Fact {
  label: string;
  /** Null, undefined or '' is shown as a quiet "not recorded". */
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
}

/** Names and values of one record, on screens that show it without inputs. */
export function FactList({ facts }: Props) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? <None /> : value}</dd>
        </div>
      ))}
    </List>
  );
}

function None() {
  return <Quiet>{m.notRecorded}</Quiet>;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
  margin: 0;

  dt {
    color: var(--text-soft);
    font-size: var(--size-s);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.span`
  color: var(--text-soft);
`;
