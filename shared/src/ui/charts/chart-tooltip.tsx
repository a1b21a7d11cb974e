import styled from 'styled-components';
import { lookOf } from './series-look';
import { Swatch } from './swatch';

/** What the tooltip of one point says. */
export interface TooltipText {
  title: string;
  /** A sum has no series. */
  lines: readonly { name: string; value: string; series?: number }[];
}

interface Props {
  /** Null while no point is active. */
  text: TooltipText | null;
  /** The position of the point: a share of the width from the right, and pixels from the top. */
  across: number;
  top?: number;
  /** Whether the series are lines; bars otherwise. */
  isLineChart?: boolean;
}

/** The values of the active point; screen readers announce each change. */
export function ChartTooltip({ text, across, top = 0, isLineChart = false }: Props) {
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
              {series !== undefined && <Swatch look={lookOf(series)} isLine={isLineChart} />}
              <i>{name}</i>
              {value}
            </span>
          ))}
        </Sheet>
      )}
    </Place>
  );
}

/* Has no size itself, so that the tooltip opens beside the point and never leaves the chart. */
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
