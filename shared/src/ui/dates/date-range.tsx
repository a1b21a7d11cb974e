import { useId, useState } from 'react';
import styled from 'styled-components';
import { isDay } from '../../format/day';
import { m } from './messages';
import type { DayRules } from './day-rules';
import type { DayRange } from './month-grid';
import { RangePresets } from './preset-buttons';
import { RangeInputs } from './range-inputs';

interface Props extends DayRules {
  label: string;
  /** YYYY-MM-DD, or an empty string. */
  from: string;
  to: string;
  /** Called only with complete days in the right order; both are empty when the range is cleared. */
  onRange: (range: DayRange) => void;
  /** Whether the most used ranges are buttons below; they are in the calendar too. */
  hasPresets?: boolean;
}

const isComplete = (value: string) => value === '' || isDay(value);

/** What is wrong with the two ends; null when nothing is. */
function problemOf({ from, to }: DayRange): string | null {
  if (!isComplete(from) || !isComplete(to)) return m.wrongDate;
  return from && to && from > to ? m.wrongOrder : null;
}

/** A range of days above a list or a report, outside a form. In a form, use DateRangeField. */
export function DateRange({ label, from, to, onRange, hasPresets = false, ...rules }: Props) {
  const id = useId();
  // What cannot be reported yet: a half-typed day, or an end before the start.
  const [draft, setDraft] = useState<DayRange | null>(null);
  const shown = draft ?? { from, to };
  const problem = problemOf(shown);
  const control = { 'aria-describedby': problem ? id : undefined };

  return (
    <Frame role="group" aria-label={label}>
      <RangeInputs
        {...rules}
        label={label}
        {...shown}
        onRange={(range) => {
          const isWrong = problemOf(range) !== null;
          setDraft(isWrong ? range : null);
          if (!isWrong) onRange(range);
        }}
        onClear={() => {
          setDraft(null);
          onRange({ from: '', to: '' });
        }}
        fromControl={{
          ...control,
          'aria-invalid': (problem && !isComplete(shown.from)) || undefined,
        }}
        toControl={{ ...control, 'aria-invalid': (problem && isComplete(shown.from)) || undefined }}
      />
      {hasPresets && (
        <RangePresets
          rules={rules}
          value={{ from, to }}
          onPick={(range) => {
            setDraft(null);
            onRange(range);
          }}
        />
      )}
      {problem && (
        <p id={id} role="status">
          {problem}
        </p>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  /* Wide enough for both days in a row of filters, too. */
  inline-size: min(100%, 23rem);
  max-inline-size: 23rem;

  > p {
    color: var(--danger);
    font-size: var(--size-s);
  }
`;
