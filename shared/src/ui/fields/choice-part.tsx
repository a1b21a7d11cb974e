import { useRef } from 'react';
import { formatText } from '../../format/text';
import { Icon } from '../controls/icon';
import { Box } from './combobox.styles';
import { FieldDoubt } from './field-doubt';
import type { ItemPartProps } from './item-column';
import { isPlainEnter, partDescribedBy } from './item-input';
import { ItemMark } from './item-mark';
import { m } from './messages';
import type { Choice, ChoiceSource } from './options/choice';
import { ChoiceList } from './options/choice-list';
import { SearchStatus } from './options/search-status';
import { useCombobox } from './options/use-combobox';
import { textDoubt } from './text-doubt';

interface Props extends ItemPartProps {
  source: ChoiceSource;
  /** What the part says now. */
  shown: string;
  isChosen: (choice: Choice) => boolean;
  onChoice: (choice: Choice) => void;
  /** Hears what is typed, where it counts as it is; without it, what is not chosen is taken back. */
  onText?: (typed: string) => void;
  /** A word about what stands there, below it. */
  mark?: string | null;
  /** Said when nothing matches. */
  nothing?: string;
}

/**
 * A choice in a row of ItemsField, found by typing. The arrows walk the list and Enter chooses; Enter goes
 * on to the next part where nothing in the list is meant.
 */
export function ChoicePart(props: Props) {
  const { id, name, column, place, readOnly, invalid, source, shown, mark } = props;
  const { onChoice, onText } = props;
  const box = useRef<HTMLDivElement>(null);
  const label = m.itemNumber(column.label, place);
  const combobox = useCombobox({
    source,
    box,
    disabled: readOnly,
    isChosen: props.isChosen,
    isFree: onText !== undefined,
    onChoose: onChoice,
    onLeave: (typed) => {
      // Typed to the last letter: then that is what is meant.
      const same = found.choices.find((choice) => choice.label === typed?.trim());
      if (same) onChoice(same);
    },
  });
  const { found } = combobox.list;
  // Shown as it is typed: other digits would move the caret.
  const value = onText ? shown : (combobox.typed ?? formatText(shown));
  const doubt = textDoubt(shown, column.maxLength);

  return (
    <>
      <Box ref={box}>
        <input
          {...combobox.input}
          id={id}
          name={name}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={partDescribedBy(id, { note: invalid, doubt, mark })}
          dir={value ? 'auto' : undefined}
          placeholder={column.label}
          readOnly={readOnly}
          value={value}
          onChange={(event) => {
            combobox.input.onChange(event);
            onText?.(event.target.value);
          }}
          onKeyDown={(event) => {
            combobox.input.onKeyDown(event);
            if (event.defaultPrevented || !isPlainEnter(event)) return;
            event.preventDefault();
            props.onEnter(event.currentTarget);
          }}
        />
        {!readOnly && <Icon name="expand" />}
      </Box>
      <SearchStatus isOpen={combobox.isOpen} found={found} nothing={props.nothing} />
      <FieldDoubt id={`${id}-doubt`} text={doubt} />
      {mark && <ItemMark id={`${id}-mark`}>{mark}</ItemMark>}
      {combobox.isOpen && (
        <ChoiceList {...combobox.list} opener={box} label={label} nothing={props.nothing} />
      )}
    </>
  );
}
