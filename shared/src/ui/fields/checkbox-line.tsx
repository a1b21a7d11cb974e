import type { ComponentProps } from 'react';
import { FieldNote } from './field-note';
import { m } from './messages';
import { Frame, Line } from './checkbox-line.styles';
import { useField, type FieldProps } from './use-field';

interface Props extends Omit<FieldProps, 'readOnly'> {
  disabled?: boolean;
  /** The class that it is drawn with, and its role for screen readers. */
  look: Pick<ComponentProps<'input'>, 'className' | 'role'>;
}

const showChecked = (value: unknown) => (value === true ? m.yes : m.no);

/** What CheckboxField and SwitchField share: a check box with its label in one line; the value is true or false. */
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
