import { useId, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { OptionList } from './option-list';
import type { usePalette } from './use-palette';

interface Props {
  palette: ReturnType<typeof usePalette>;
  /** Whether the input also finds patients, appointments, plans and products. */
  isClinic: boolean;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The text input of the palette and its list of options: arrow keys move, Enter chooses. */
export function PaletteInput({ palette, isClinic }: Props) {
  const { typed, options, index, setIndex, chosenHit } = palette;
  const listId = `${useId()}-list`;
  const label = isClinic ? m.palette.label : m.palette.adminLabel;

  /** Escape shows the results again. Capture phase: the dialog would close on the same key. */
  const backByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !chosenHit) return;
    event.preventDefault();
    event.stopPropagation();
    palette.back();
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') options[index]?.choose();
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    setIndex(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <Input
        data-autofocus
        role="combobox"
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? `${listId}-${index}` : undefined}
        aria-autocomplete="list"
        placeholder={isClinic ? m.palette.placeholder : m.palette.adminPlaceholder}
        maxLength={200}
        value={typed}
        onChange={({ target }) => palette.type(target.value)}
        onKeyDown={move}
        onKeyDownCapture={backByEscape}
      />
      <OptionList id={listId} label={label} options={options} active={index} onPoint={setIndex} />
    </>
  );
}

const Input = styled.input`
  inline-size: 100%;
  block-size: 3rem;
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);

  &:focus {
    border-color: transparent;
    outline: 2px solid var(--accent);
    outline-offset: 0;
  }
`;
