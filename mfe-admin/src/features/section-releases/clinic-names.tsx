import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useState } from 'react';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  clinics: readonly { id: number; name: string }[];
}

/** How many names are visible before the button shows all. */
const visibleNames = 12;

/** The names of clinics; a button shows all when there are many. */
export function ClinicNames({ clinics }: Props) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? clinics : clinics.slice(0, visibleNames);
  const hidden = clinics.length - shown.length;
  return (
    <>
      <Names>
        {shown.map(({ id, name }) => (
          <li key={id}>{formatText(name)}</li>
        ))}
      </Names>
      {hidden > 0 && (
        <Button tone="quiet" size="small" onClick={() => setAll(true)}>
          {m.activate.more(formatNumber(hidden))}
        </Button>
      )}
    </>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  max-block-size: 14rem;
  margin: var(--space-2) 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    padding: 0.125rem var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--text);
    font-size: var(--size-s);
  }
`;
