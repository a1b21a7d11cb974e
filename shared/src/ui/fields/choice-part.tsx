import { useRef } from 'react';
import { nameKey } from '../../contracts/normalise';
import { formatText } from '../../format/text';
import { Icon } from '../controls/icon';
import { Box } from './combobox.styles';
import { FieldWarning } from './field-warning';
import type { ItemPartProps } from './item-column';
import { isPlainEnter, partDescribedBy } from './item-input';
import { ItemMark } from './item-mark';
import { m } from './messages';
import type { Choice, ChoiceSource } from './options/choice';
import { ChoiceList } from './options/choice-list';
import { SearchStatus } from './options/search-status';
import { useCombobox } from './options/use-combobox';
import { textWarning } from './text-warning';

interface Props extends ItemPartProps {
  source: ChoiceSource;
  /** The text of the part now. */
  shown: string;
  isChosen: (choice: Choice) => boolean;
  onChoice: (choice: Choice) => void;
  /** Called with typed text that counts as it is. Without it, text that was not chosen is dropped. */
  onText?: (typed: string) => void;
  /** A short remark below the input. */
  mark?: string | null;
  /** Shown if nothing matches. */
  nothing?: string;
}

/**
 * A choice in a row of ItemsField, found by typing. Arrow keys move in the list and Enter chooses; if no
 * choice is active, Enter goes to the next part of the row.
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
    allowsFreeText: onText !== undefined,
    onChoose: onChoice,
    onLeave: (typed) => {
      // Somebody who typed a whole label means that choice.
      const same = found.choices.find(({ label }) => nameKey(label) === nameKey(typed ?? ''));
      if (same) onChoice(same);
    },
  });
  const { found } = combobox.list;
  // Free text is shown as it was typed: changing its digits would move the caret.
  const value = onText ? shown : (combobox.typed ?? formatText(shown));
  const warning = textWarning(shown, column.maxLength);

  return (
    <>
      <Box ref={box}>
        <input
          {...combobox.input}
          id={id}
          name={name}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={partDescribedBy(id, { note: invalid, warning, mark })}
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
      <FieldWarning id={`${id}-warning`} text={warning} />
      {mark && <ItemMark id={`${id}-mark`}>{mark}</ItemMark>}
      {combobox.isOpen && (
        <ChoiceList {...combobox.list} opener={box} label={label} nothing={props.nothing} />
      )}
    </>
  );
}
