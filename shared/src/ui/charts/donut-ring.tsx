import { useId } from 'react';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { Ring } from './donut-chart.styles';
import { chartWords } from './messages';
import { Patterns } from './patterns';
import { ringPath, shareText, type PlacedSlice } from './slices';
import type { useActivePoint } from './use-active-point';

interface Props {
  label: string;
  placed: readonly PlacedSlice[];
  total: number;
  unit?: string;
  active: number | null;
  handlers: ReturnType<typeof useActivePoint>['handlers'];
}

/** The ring of a donut chart, with the sum or the active slice in its middle. */
export function DonutRing({ label, placed, total, unit, active, handlers }: Props) {
  const id = useId();
  const slice = active === null ? undefined : placed[active];
  return (
    <Ring role="group" tabIndex={0} aria-label={chartWords.read(label)} {...handlers}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <Patterns id={id} count={placed.length} />
        {placed.map(({ name, from, to }, index) => (
          <path
            key={name}
            d={ringPath(from, to, index === active ? 98 : 94, 62)}
            fill={`url(#${id}-${index})`}
            stroke="var(--surface)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <p role="status">
        <span>{slice ? formatText(slice.name) : chartWords.total}</span>
        <b>{formatNumber(slice?.value ?? total)}</b>
        <span>{slice ? shareText(slice.value, total) : unit}</span>
      </p>
    </Ring>
  );
}
