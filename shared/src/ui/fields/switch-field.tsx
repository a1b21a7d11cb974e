import { CheckboxLine } from './checkbox-line';
import type { FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  disabled?: boolean;
}

/** Something that is on or off, true or false in the values. Space switches it; saving is still the form's. */
export function SwitchField<Values>(props: Props<Values>) {
  return <CheckboxLine {...props} look={{ className: 'switch', role: 'switch' }} />;
}
