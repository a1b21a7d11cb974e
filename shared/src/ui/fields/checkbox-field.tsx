import { CheckboxLine } from './checkbox-line';
import type { FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  disabled?: boolean;
}

/** A statement that the user can agree to; the value is true or false. */
export function CheckboxField<Values>(props: Props<Values>) {
  return <CheckboxLine {...props} look={{}} />;
}
