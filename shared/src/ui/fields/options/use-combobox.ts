import { useId, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Choice, ChoiceSource } from './choice';
import { isForeignKey, listActionOf, type ListAction } from './combobox-keys';
import { useChoices, type FoundChoices } from './use-choices';

interface Options {
  source: ChoiceSource;
  /** The element that the list opens below, in the same width. */
  box: RefObject<HTMLDivElement | null>;
  disabled?: boolean;
  isChosen: (choice: Choice) => boolean;
  onChoose: (choice: Choice) => void;
  /** Whether several can be chosen: the list then stays open after each choice. */
  isMultiple?: boolean;
  /** Called when the field is left, with the typed text that was not chosen; null if there is none. */
  onLeave?: (typed: string | null) => void;
  /** Whether typed text counts as it is: no choice is then active until an arrow key reaches one. */
  allowsFreeText?: boolean;
  /** Called when Backspace is pressed in an empty field. */
  onBackspace?: () => void;
}

/** Whether the list is open, how wide it is (pixels), and which choice the arrow keys have reached. */
function useListState({ box, disabled }: Options) {
  const [width, setWidth] = useState<number | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  return {
    isOpen: width !== null,
    width: width ?? 0,
    reached,
    reach: setReached,
    open: () => {
      if (!disabled) setWidth(box.current?.offsetWidth ?? 0);
    },
    close: () => {
      setWidth(null);
      setReached(null);
    },
  };
}

/** The index of the choice that is active before an arrow key is pressed; -1 for none. */
function firstActive(options: Options, typed: string | null, choices: readonly Choice[]): number {
  if (typed?.trim()) return options.allowsFreeText ? -1 : 0;
  return options.isMultiple ? -1 : choices.findIndex(options.isChosen);
}

/**
 * The behaviour of a combobox (ARIA 1.2): the focus stays in the input, arrow keys move in the list, Enter
 * chooses, Escape closes, Alt with an arrow opens and closes. Typing opens the list and searches.
 *
 * @returns the typed text (null if none), and the props of the input and of `ChoiceList`
 */
export function useCombobox(options: Options) {
  const { source, isChosen, onChoose, isMultiple, allowsFreeText, onLeave, onBackspace } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const { isOpen, width, reached, reach, open, close } = useListState(options);
  const id = useId();
  const found = useChoices(source, isOpen ? (typed ?? '').trim() : null);
  const { choices } = found;
  const active = Math.min(reached ?? firstActive(options, typed, choices), choices.length - 1);

  const choose = (choice: Choice) => {
    onChoose(choice);
    setTyped(null);
    if (isMultiple) reach(choices.indexOf(choice));
    else close();
  };
  const actions = listActions({ found, active, open, close, reach, choose });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForeignKey(event)) return;
    if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
    const isTextMeant = Boolean(allowsFreeText) && active === -1;
    const action = listActionOf(event, { isOpen, isTextMeant, hasChosen: choices.some(isChosen) });
    if (!action) return;
    actions[action]();
    event.preventDefault();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    reach(null);
    open();
  };
  const onBlur = () => {
    onLeave?.(typed);
    setTyped(null);
    close();
  };

  return {
    isOpen,
    typed,
    input: { ...inputState(id, isOpen, active), onKeyDown, onClick: open, onChange, onBlur },
    list: {
      ...{ id, width, active, isMultiple, isChosen, found },
      hasWords: Boolean(typed?.trim()),
      onChoose: choose,
      onPoint: reach,
      onClose: close,
    },
  } as const;
}

/** What the input tells screen readers about its list. */
function inputState(listId: string, isOpen: boolean, active: number) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  } as const;
}

interface ListControl extends Pick<ReturnType<typeof useListState>, 'open' | 'close' | 'reach'> {
  found: FoundChoices;
  active: number;
  choose: (choice: Choice) => void;
}

/** What the keys of a combobox do. */
function listActions({ found, active, open, close, reach, choose }: ListControl) {
  const { choices, isLoading, error, retry } = found;
  const move = (by: 1 | -1) => {
    const from = active === -1 && by === -1 ? 0 : active;
    if (choices.length > 0) reach((from + by + choices.length) % choices.length);
  };
  return {
    accept: () => {
      const choice = choices[active];
      if (error) retry();
      else if (isLoading) return;
      else if (choice) choose(choice);
      else close();
    },
    close,
    next: () => move(1),
    previous: () => move(-1),
    open,
    openAtFirst: () => {
      open();
      reach(0);
    },
  } satisfies Record<ListAction, () => void>;
}
