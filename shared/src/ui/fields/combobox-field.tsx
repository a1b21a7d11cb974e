import { useRef, useState } from 'react';
import { formatText } from '../../format/text';
import { Icon } from '../controls/icon';
import { IconButton } from '../controls/icon-button';
import { Box } from './combobox.styles';
import { FieldFrame } from './field-frame';
import { listOf, type Choice, type ChoiceSource } from './options/choice';
import { ChoiceList } from './options/choice-list';
import { m } from './options/messages';
import { SearchStatus } from './options/search-status';
import { useCombobox } from './options/use-combobox';
import { useLabels } from './options/use-labels';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** A list that is filtered in the browser, or a function that asks the server while the user types. */
  source: ChoiceSource;
  /** The stored choice, if `source` is a search: it does not know its label. */
  chosen?: Choice | null;
  /** Asks for the label of a value that came without one, such as a value of a draft. */
  labelOf?: (value: string) => Promise<string>;
  /** Called with the whole choice, for other fields that depend on it; null when it is cleared. */
  onChoice?: (choice: Choice | null) => void;
  placeholder?: string;
  /** Shown if nothing matches; missing for the usual text. */
  nothing?: string;
  disabled?: boolean;
}

/**
 * A choice of one from many, found by typing. The value is that of the choice. Text that was typed but not
 * chosen is dropped when the field is left; an emptied field is an empty value.
 */
export function ComboboxField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, source, disabled, placeholder = m.search } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => formatText(labelled(textOf(stored))),
    labelOf: props.labelOf,
  });
  const current = textOf(value);
  const [picked, setPicked] = useState<Choice>();
  const known = [picked, props.chosen, ...listOf(source)];
  const labelled = useLabels(current ? [current] : [], known, props.labelOf);

  const choose = (choice: Choice | null) => {
    if (choice) setPicked(choice);
    set(choice?.value ?? '');
    props.onChoice?.(choice);
  };
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({
    source,
    box,
    disabled,
    isChosen: (choice) => String(choice.value) === current,
    onChoose: choose,
    onLeave: (typed) => {
      if (typed?.trim() === '' && current) choose(null);
      control.onBlur();
    },
  });

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Box ref={box}>
        <input
          {...control}
          {...combobox.input}
          dir={(combobox.typed ?? current) ? 'auto' : undefined}
          disabled={disabled}
          placeholder={placeholder}
          value={combobox.typed ?? formatText(labelled(current))}
        />
        {current && !disabled ? (
          <ClearButton label={m.clear(label)} onClear={() => choose(null)} />
        ) : (
          <Icon name="expand" />
        )}
      </Box>
      <SearchStatus isOpen={combobox.isOpen} found={combobox.list.found} nothing={props.nothing} />
      {combobox.isOpen && (
        <ChoiceList {...combobox.list} opener={box} label={label} nothing={props.nothing} />
      )}
    </FieldFrame>
  );
}

interface ClearButtonProps {
  label: string;
  onClear: () => void;
}

/** Empties the field; the focus then goes to its input. */
function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <IconButton
      icon="close"
      size={16}
      label={label}
      onClick={(event) => {
        onClear();
        event.currentTarget.parentElement?.querySelector('input')?.focus();
      }}
    />
  );
}
