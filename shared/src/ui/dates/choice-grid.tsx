import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { toLatinDigits } from '../../format/digits';

interface Choice {
  value: number;
  label: string;
}

interface Props {
  label: string;
  columns: 3 | 5;
  choices: readonly Choice[];
  value: number;
  onPick: (value: number) => void;
}

/** Digits that follow one another within this many milliseconds form one number. */
const typingPauseMs = 1500;

/** How many choices each key moves on; the grid runs from right to left, so the left arrow is the next one. */
const stepsOf = (columns: number, count: number): Record<string, number> => ({
  ArrowLeft: 1,
  ArrowRight: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
  PageDown: columns * 4,
  PageUp: -columns * 4,
  Home: -count,
  End: count,
});

/** The place of the last choice that ends with these digits, else of the first that begins with them; -1 for none. */
function indexOfDigits(choices: readonly Choice[], digits: string): number {
  const ending = choices.findLastIndex(({ value }) => String(value).endsWith(digits));
  return ending >= 0 ? ending : choices.findIndex(({ value }) => String(value).startsWith(digits));
}

/**
 * Months or years to choose from. Arrows go through them (left is the next one), PageUp and PageDown move four rows,
 * Home and End go to the ends; typed digits go to the year that ends with them (69: 1369).
 */
export function ChoiceGrid({ label, columns, choices, value, onPick }: Props) {
  const chosen = choices.findIndex((choice) => choice.value === value);
  const [focused, setFocused] = useState(Math.max(0, chosen));
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef({ digits: '', until: 0 });

  useLayoutEffect(() => {
    const option = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!box.current || !option) return;
    option.focus({ preventScroll: true });
    box.current.scrollTop = option.offsetTop - (box.current.clientHeight - option.offsetHeight) / 2;
  }, [focused]);

  const addDigit = (digit: string, now: number) => {
    const { digits, until } = typed.current;
    typed.current = { digits: (now < until ? digits : '') + digit, until: now + typingPauseMs };
    return indexOfDigits(choices, typed.current.digits);
  };
  const move = (event: KeyboardEvent) => {
    const step = stepsOf(columns, choices.length)[event.key];
    const digit = toLatinDigits(event.key);
    if (step === undefined && !/^\d$/.test(digit)) return;
    event.preventDefault();
    const target = step === undefined ? addDigit(digit, event.timeStamp) : focused + step;
    if (target < 0 && step === undefined) return;
    setFocused(Math.min(choices.length - 1, Math.max(0, target)));
  };

  return (
    <Box ref={box} role="listbox" aria-label={label} $columns={columns} onKeyDown={move}>
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          role="option"
          aria-selected={choice.value === value}
          tabIndex={index === focused ? 0 : -1}
          data-autofocus={index === focused || undefined}
          onClick={() => onPick(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </Box>
  );
}

const Box = styled.div<{ $columns: number }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  align-content: start;
  gap: var(--space-1);
  max-block-size: 15.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 2px;

  button {
    min-block-size: ${({ $columns }) => ($columns === 3 ? '3.25rem' : 'var(--control-s)')};
    padding: 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
  }
  button:hover {
    background: var(--hover);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  [aria-selected='true'] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 650;
  }
  [aria-selected='true']:hover {
    background: var(--accent-strong);
  }
  [aria-selected='true']:focus-visible {
    outline-offset: 1px;
  }
`;
