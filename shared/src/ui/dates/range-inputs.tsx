import { useRef, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { isDay } from '../../format/day';
import { IconButton } from '../controls/icon-button';
import { lazyPart } from '../controls/lazy-part';
import type { DayRules } from './day-rules';
import { m } from './messages';
import type { DayRange } from './month-grid';
import { TypedDay } from './typed-day';

type EndProps = Omit<ComponentProps<typeof TypedDay>, 'value' | 'onValue'>;

interface Props extends DayRules {
  label: string;
  /** YYYY-MM-DD, the typed text while it is not a day, or an empty string. */
  from: string;
  to: string;
  /** Called with both ends after each change. */
  onRange: (range: DayRange) => void;
  /** Further props of the two inputs: name, error, description. */
  fromControl?: EndProps;
  toControl?: EndProps;
  /** Clears both days; its button is shown while one of them is filled. */
  onClear?: () => void;
}

const RangeCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "jalali" */ './range-calendar')).RangeCalendar,
);

/** Two days to type, and a calendar for both (its button, or Alt+ArrowDown), in one box. */
export function RangeInputs({ label, from, to, onRange, ...rest }: Props) {
  const { fromControl, toControl, onClear, ...rules } = rest;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = () => setAnchor(box.current);
  const day = from.slice(0, 10);
  const range = isDay(day) && isDay(to.slice(0, 10)) ? { from: day, to: to.slice(0, 10) } : null;

  return (
    <Container>
      <Box
        ref={box}
        onKeyDown={({ altKey, key }) => altKey && key === 'ArrowDown' && open()}
        data-invalid={fromControl?.['aria-invalid'] ?? toControl?.['aria-invalid']}
      >
        <span aria-hidden>{m.fromShort}</span>
        <TypedDay
          {...fromControl}
          aria-label={m.from}
          value={from}
          onValue={(value) => onRange({ from: value, to })}
        />
        <span aria-hidden>{m.toShort}</span>
        <TypedDay
          {...toControl}
          aria-label={m.to}
          value={to}
          onValue={(value) => onRange({ from, to: value })}
        />
        <Tools>
          {onClear && (from || to) && (
            <IconButton icon="close" size={15} label={`${m.clear} ${label}`} onClick={onClear} />
          )}
          <IconButton
            icon="calendar"
            label={m.chooseRange(label)}
            aria-haspopup="dialog"
            onPointerEnter={() => RangeCalendar.prepare()}
            onFocus={() => RangeCalendar.prepare()}
            onClick={open}
          />
        </Tools>
      </Box>
      {anchor && (
        <RangeCalendar
          {...rules}
          label={label}
          value={range}
          anchor={anchor}
          onPick={(picked) => {
            onRange(picked);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </Container>
  );
}

const Container = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr) auto;
  align-items: center;
  padding-inline: var(--space-3) var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);

  &:hover {
    border-color: var(--text-soft);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--danger);
  }
  > span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  > input {
    min-block-size: calc(var(--control) - 2px);
    padding-inline: var(--space-2);
    border: 0;
    background: none;
    outline: none;
  }
  /* One below the other where both do not fit. */
  @container (max-width: 21rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Tools = styled.div`
  display: flex;

  @container (max-width: 21rem) {
    grid-row: 1 / span 2;
    grid-column: 3;
  }
`;
