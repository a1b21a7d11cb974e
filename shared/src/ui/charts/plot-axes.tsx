import type { PointLabel } from './labels';
import type { PlotLayout } from './plot-layout';
import { shownLabels } from './shown-labels';

interface Props {
  layout: PlotLayout;
  width: number;
  marks: readonly { value: number; text: string }[];
  /** The unit of the marks, such as `میلیون تومان`; '' if there is none. */
  unit: string;
  labels: readonly PointLabel[];
  /** The index of the active point, whose name is printed bold. */
  active: number | null;
}

/** The grid with its marks at the right, and the names of the points below. */
export function PlotAxes({ layout, width, marks, unit, labels, active }: Props) {
  const { right, bottom, band, x, y } = layout;
  return (
    <>
      {unit && (
        <text x={width} y={12}>
          {unit}
        </text>
      )}
      {marks.map(({ value, text }) => (
        <g key={value}>
          <line
            data-grid
            data-zero={value === 0 || undefined}
            {...{ x1: 0, x2: right, y1: y(value), y2: y(value) }}
          />
          <text x={width} y={y(value) + 4}>
            {text}
          </text>
        </g>
      ))}
      {shownLabels(labels, band).map(({ index, short, group, half }) => {
        // The name of the newest point may be wider than its band: it then begins at the edge.
        const isWide = x(index) < half;
        const start = isWide ? 0 : x(index);
        return (
          <g key={index} textAnchor={isWide ? 'end' : 'middle'}>
            <text x={start} y={bottom + 18} data-strong={index === active || undefined}>
              {short}
            </text>
            <text x={start} y={bottom + 36}>
              {group}
            </text>
          </g>
        );
      })}
    </>
  );
}
