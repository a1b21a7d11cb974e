import { CheckboxLine } from './checkbox-line';
import type { FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  disabled?: boolean;
}

/** One statement to agree to, true or false in the values. Space ticks it. */
export function CheckboxField<Values>(props: Props<Values>) {
  return <CheckboxLine {...props} look={{}} />;
}
