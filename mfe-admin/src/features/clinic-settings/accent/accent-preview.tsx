import { textContrast } from '@ziba/shared/contracts/accent-colour';
import { formatNumber } from '@ziba/shared/format/money';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { m } from './messages';

/** What a button, a link and a chosen day look like in a colour ('#rrggbb'), and how readable text in it is. */
export function AccentPreview({ colour }: { colour: string }) {
  const ratio = formatNumber(Math.floor(textContrast(colour) * 10) / 10);
  return (
    <Figure>
      <figcaption>{m.preview}</figcaption>
      <Paper aria-hidden="true" style={{ '--chosen': colour } as CSSProperties}>
        <b>{m.sample.button}</b>
        <u>{m.sample.link}</u>
        <i>{m.sample.chosen}</i>
      </Paper>
      <Note>{m.contrast(ratio)}</Note>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
`;

/* Light in both schemes: on dark surfaces the product uses a lighter shade of the colour. */
const Paper = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  margin-block: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  color: var(--chosen);

  b {
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--chosen);
    color: var(--paper);
  }
  i {
    padding: var(--space-1) var(--space-3);
    border: 1px solid;
    border-radius: var(--radius-full);
    font-style: normal;
  }
`;

const Note = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
