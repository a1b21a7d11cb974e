import { useId, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Choice, ChoiceSource } from './choice';
import { useChoices } from './use-choices';

interface Options {
  source: ChoiceSource;
  /** What the list stands below, as wide as it. */
  box: RefObject<HTMLDivElement | null>;
  disabled?: boolean;
  isChosen: (choice: Choice) => boolean;
  onChoose: (choice: Choice) => void;
  /** The list stays for the next choice. */
  isMultiple?: boolean;
  /** The field is left; hears what stood in it unchosen, null when nothing was typed. */
  onLeave?: (typed: string | null) => void;
  /** What is typed counts as it is: nothing is chosen until the arrows have gone to it. */
  isFree?: boolean;
  /** Backspace in an empty field. */
  onBackspace?: () => void;
}

/**
 * The behaviour of a combobox (ARIA 1.2): the focus stays in the input, the arrows walk the list, Enter
 * chooses, Escape closes, Alt with an arrow opens and closes. Typing opens the list and searches.
 */
export function useCombobox(options: Options) {
  const { source, box, disabled, isChosen, onChoose, isMultiple, isFree, onLeave, onBackspace } =
    options;
  const [typed, setTyped] = useState<string | null>(null);
  /** As wide as its box; null while the list is closed. */
  const [width, setWidth] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const listId = useId();
  const isOpen = width !== null;
  const found = useChoices(source, isOpen ? (typed ?? '').trim() : null);
  const { choices } = found;

  const chosenAt = choices.findIndex(isChosen);
  // Whoever typed means the first that is found; whoever opened begins at what is chosen.
  const start = typed?.trim() ? (isFree ? -1 : 0) : isMultiple ? -1 : chosenAt;
  const active = Math.min(walked ?? start, choices.length - 1);

  const open = () => {
    if (!disabled) setWidth(box.current?.offsetWidth ?? 0);
  };
  const close = () => {
    setWidth(null);
    setWalked(null);
  };
  const choose = (choice: Choice) => {
    onChoose(choice);
    setTyped(null);
    if (isMultiple) setWalked(choices.indexOf(choice));
    else close();
  };
  const walk = (by: 1 | -1) => {
    const from = active === -1 && by === -1 ? 0 : active;
    if (choices.length > 0) setWalked((from + by + choices.length) % choices.length);
  };
  const enter = () => {
    const choice = choices[active];
    if (found.error) found.retry();
    else if (found.isLoading) return;
    else if (choice) choose(choice);
    else close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
    const isTypedMeant = isFree && active === -1;
    if (event.key === 'Enter' && isOpen && !isTypedMeant) enter();
    else if (event.key === 'ArrowUp' && event.altKey && isOpen) close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) walk(event.key === 'ArrowDown' ? 1 : -1);
      else {
        open();
        if (chosenAt === -1 && !event.altKey) setWalked(0);
      }
    } else return;
    event.preventDefault();
  };

  return {
    isOpen,
    typed,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown,
      onClick: open,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setWalked(null);
        open();
      },
      onBlur: () => {
        onLeave?.(typed);
        setTyped(null);
        close();
      },
    },
    list: {
      id: listId,
      width: width ?? 0,
      active,
      isMultiple,
      isChosen,
      found,
      hasWords: Boolean(typed?.trim()),
      onChoose: choose,
      onPoint: setWalked,
      onClose: close,
    },
  } as const;
}
