import styled from 'styled-components';
import type { DayRules } from './day-rules';
import { m } from './messages';
import type { DayRange } from './month-grid';
import { rangePresets } from './range-presets';

interface Props {
  rules: DayRules;
  value: DayRange | null;
  onPick: (range: DayRange) => void;
}

/** The most used ranges, one press each. */
export function RangePresets({ rules, value, onPick }: Props) {
  return (
    <Presets role="group" aria-label={m.presets}>
      {rangePresets(rules).map(({ label, range }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value?.from === range.from && value.to === range.to}
          onClick={() => onPick(range)}
        >
          {label}
        </button>
      ))}
    </Presets>
  );
}

const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-1);

  button {
    min-block-size: var(--control-s);
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: var(--size-s);
  }
  button:hover {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  [aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }
`;
