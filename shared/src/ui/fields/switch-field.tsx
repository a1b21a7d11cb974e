import { CheckboxLine } from './checkbox-line';
import type { FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  disabled?: boolean;
}

/** A switch that is on or off; the value is true or false. It is saved with the form. */
export function SwitchField<Values>(props: Props<Values>) {
  return <CheckboxLine {...props} look={{ className: 'switch', role: 'switch' }} />;
}
