import { useRef, useState, type MouseEvent } from 'react';
import { formatText } from '../../format/text';
import { ChosenChips } from './chosen-chips';
import { ChipBox } from './combobox.styles';
import { FieldFrame } from './field-frame';
import { listOf, type Choice, type ChoiceSource } from './options/choice';
import { ChoiceList } from './options/choice-list';
import { m } from './options/messages';
import { SearchStatus } from './options/search-status';
import { useCombobox } from './options/use-combobox';
import { useLabels } from './options/use-labels';
import { useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** A list that is filtered in the browser, or a function that asks the server while the user types. */
  source: ChoiceSource;
  /** The stored choices, if `source` is a search: it does not know their labels. */
  chosen?: readonly Choice[];
  /** Asks for the label of a value that came without one, such as a value of a draft. */
  labelOf?: (value: string) => Promise<string>;
  disabled?: boolean;
}

/** A click beside the chips goes to the input. */
const focusInput = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
};

/**
 * A choice of several from many, found by typing and shown as chips. The value is the list of chosen
 * values in the order of choosing. The list stays open after a choice; Backspace removes the last chip.
 */
export function MultiSelectField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, source, disabled } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) =>
      Array.isArray(stored) ? stored.map((one) => shownLabel(String(one))).join('، ') : '',
  });
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = values.map(String);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const known = [...picked, ...(props.chosen ?? []), ...listOf(source)];
  const labelled = useLabels(texts, known, props.labelOf);
  const shownLabel = (text: string) => formatText(labelled(text));

  const remove = (text: string) => set(values.filter((one) => String(one) !== text));
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({
    source,
    box,
    disabled,
    isMultiple: true,
    isChosen: (choice) => texts.includes(String(choice.value)),
    onChoose: (choice) => {
      if (texts.includes(String(choice.value))) return remove(String(choice.value));
      setPicked([...picked, choice]);
      return set([...values, choice.value]);
    },
    onLeave: control.onBlur,
    onBackspace: () => texts.length > 0 && set(values.slice(0, -1)),
  });

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <ChipBox ref={box} onClick={focusInput}>
        <ChosenChips
          {...{ label, disabled }}
          values={texts}
          textOf={shownLabel}
          onRemove={remove}
        />
        <input
          {...control}
          {...combobox.input}
          dir={combobox.typed ? 'auto' : undefined}
          disabled={disabled}
          placeholder={texts.length > 0 ? undefined : m.search}
          value={combobox.typed ?? ''}
        />
      </ChipBox>
      <SearchStatus isOpen={combobox.isOpen} found={combobox.list.found} />
      {combobox.isOpen && <ChoiceList {...combobox.list} opener={box} label={label} />}
    </FieldFrame>
  );
}
