import { useRef, useState } from 'react';
import { formatText } from '../../format/text';
import { IconButton } from '../controls/icon-button';
import { ChipBox, Chips } from './combobox.styles';
import { FieldFrame } from './field-frame';
import { listOf, type Choice, type ChoiceSource } from './options/choice';
import { ChoiceList } from './options/choice-list';
import { m } from './options/messages';
import { SearchStatus } from './options/search-status';
import { useCombobox } from './options/use-combobox';
import { useLabels } from './options/use-labels';
import { useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** A list that is filtered here, or a search that the server answers (asked while one types). */
  source: ChoiceSource;
  /** The choices that are stored, where a search does not know their labels. */
  chosen?: readonly Choice[];
  /** Asks for the label of a value that came without one, from a draft for example. */
  labelOf?: (value: string) => Promise<string>;
  disabled?: boolean;
}

/**
 * Several from many, found by typing and shown as chips; the value is the list of chosen values in the
 * order of choosing. The list stays open for the next; Backspace takes the last one back.
 */
export function MultiSelectField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, source, disabled } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) =>
      Array.isArray(stored)
        ? stored.map((one) => formatText(labelled(String(one)))).join('، ')
        : '',
  });
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = values.map(String);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const known = [...picked, ...(props.chosen ?? []), ...listOf(source)];
  const labelled = useLabels(texts, known, props.labelOf);

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
      <ChipBox
        ref={box}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.querySelector('input')?.focus();
        }}
      >
        {texts.length > 0 && (
          <Chips aria-label={label}>
            {texts.map((text) => (
              <li key={text} data-locked={disabled}>
                <span>{formatText(labelled(text))}</span>
                {!disabled && (
                  <IconButton
                    icon="close"
                    size={14}
                    label={m.removeChoice(formatText(labelled(text)))}
                    onClick={(event) => {
                      const box = event.currentTarget.closest('div');
                      remove(text);
                      box?.querySelector('input')?.focus();
                    }}
                  />
                )}
              </li>
            ))}
          </Chips>
        )}
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
