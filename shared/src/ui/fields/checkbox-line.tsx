import type { ComponentProps } from 'react';
import { FieldNote } from './field-note';
import { m } from './messages';
import { Frame, Line } from './checkbox-line.styles';
import { useField, type FieldProps } from './use-field';

interface Props extends Omit<FieldProps, 'readOnly'> {
  disabled?: boolean;
  /** How the check box is drawn, and as what it is read aloud. */
  look: Pick<ComponentProps<'input'>, 'className' | 'role'>;
}

const showChecked = (value: unknown) => (value === true ? m.yes : m.no);

/** The inside of CheckboxField and SwitchField: one line to press, true or false. */
export function CheckboxLine({ name, label, hint, wide, disabled, look }: Props) {
  const { id, value, set, error, control } = useField({ name, label, hint, show: showChecked });
  return (
    <Frame $wide={wide}>
      <Line>
        <input
          {...control}
          {...look}
          type="checkbox"
          disabled={disabled}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
        <span>{label}</span>
      </Line>
      <FieldNote id={id} hint={hint} error={error} />
    </Frame>
  );
}
