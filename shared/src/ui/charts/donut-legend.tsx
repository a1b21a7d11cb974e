import { formatText } from '../../format/text';
import { valueText } from './labels';
import { lookOf } from './series-look';
import { shareText, type PlacedSlice } from './slices';
import { Swatch } from './swatch';

interface Props {
  placed: readonly PlacedSlice[];
  total: number;
  unit?: string;
  active: number | null;
}

/** The slices of a donut chart by name, with share and value. Screen readers get the table instead. */
export function DonutLegend({ placed, total, unit, active }: Props) {
  return (
    <ul aria-hidden="true">
      {placed.map(({ name, value }, index) => (
        <li key={name} data-active={index === active || undefined}>
          <Swatch look={lookOf(index)} />
          <span>{formatText(name)}</span>
          <b>{shareText(value, total)}</b>
          <small>{valueText(value, unit)}</small>
        </li>
      ))}
    </ul>
  );
}
