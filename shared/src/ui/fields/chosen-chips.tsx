import { IconButton } from '../controls/icon-button';
import { Chips } from './combobox.styles';
import { m } from './options/messages';

interface Props {
  /** What the list is called: the label of the field. */
  label: string;
  /** The values as text. */
  values: readonly string[];
  textOf: (value: string) => string;
  disabled?: boolean;
  onRemove: (value: string) => void;
}

/** The chosen values of MultiSelectField, each with a button that removes it. The focus then goes to the input. */
export function ChosenChips({ label, values, textOf, disabled, onRemove }: Props) {
  if (values.length === 0) return null;
  return (
    <Chips aria-label={label}>
      {values.map((value) => (
        <li key={value} data-locked={disabled}>
          <span>{textOf(value)}</span>
          {!disabled && (
            <IconButton
              icon="close"
              size={14}
              label={m.removeChoice(textOf(value))}
              onClick={(event) => {
                const box = event.currentTarget.closest('div');
                onRemove(value);
                box?.querySelector('input')?.focus();
              }}
            />
          )}
        </li>
      ))}
    </Chips>
  );
}
