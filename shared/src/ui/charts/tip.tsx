import styled from 'styled-components';
import { lookOf } from './series-look';
import { Swatch } from './swatch';

/** What a tip says about one point. */
export interface TipText {
  title: string;
  /** Without a series where the line is a sum. */
  lines: readonly { name: string; value: string; series?: number }[];
}

interface Props {
  /** Null while nothing is read. */
  text: TipText | null;
  /** Where the point is: as a share of the width from the right, and pixels from the top. */
  across: number;
  top?: number;
  asLines?: boolean;
}

/** The point that is being read, in words; said to screen readers as it changes. */
export function Tip({ text, across, top = 0, asLines = false }: Props) {
  return (
    <Place
      role="status"
      style={{ insetInlineStart: `${across * 100}%`, insetBlockStart: `${top}px` }}
    >
      {text && (
        <Sheet data-before={across > 0.5 || undefined}>
          <b>{text.title}</b>
          {text.lines.map(({ name, value, series }) => (
            <span key={name}>
              {series !== undefined && <Swatch look={lookOf(series)} line={asLines} />}
              <i>{name}</i>
              {value}
            </span>
          ))}
        </Sheet>
      )}
    </Place>
  );
}

/* Has no size itself, so that the tip stands beside the point and never leaves the chart. */
const Place = styled.div`
  position: absolute;
  inline-size: 0;
  block-size: 0;
  pointer-events: none;
  z-index: 1;
`;

const Sheet = styled.div`
  position: absolute;
  inset-inline-start: var(--space-3);
  display: grid;
  gap: var(--space-1);
  inline-size: max-content;
  max-inline-size: min(18rem, calc(50cqi - var(--space-4)));
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--size-xs);
  line-height: 1.6;

  &[data-before] {
    inset-inline: auto var(--space-3);
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--space-2);
    font-weight: 600;
  }
  i {
    flex: 1;
    color: var(--text-soft);
    font-style: normal;
    font-weight: 400;
  }
`;
