import { useState } from 'react';
import { Joined } from '../controls/control.styles';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import {
  countsInQuantity,
  quantityWarning,
  readQuantity,
  settledQuantity,
  showQuantity,
} from './quantity-text';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** The unit, shown beside the number. */
  unit?: string;
  /** The maximum number of decimals; 0 for whole numbers. More are kept, with a warning. */
  decimals?: number;
  placeholder?: string;
}

/** A quantity or a measure, typed in any script, shown in Persian digits with separated thousands. */
export function QuantityField({ name, label, hint, wide, unit, decimals = 3, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) =>
      [showQuantity(textOf(stored)), textOf(stored) && unit].filter(Boolean).join(' '),
  });
  const typed = textOf(value);
  const [isTyping, setTyping] = useState(false);
  const warning = quantityWarning(settledQuantity(typed), decimals, isTyping);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Joined>
        <FormattedInput
          {...control}
          {...rest}
          aria-describedby={describedBy(control, warning && `${id}-warning`)}
          dir="ltr"
          inputMode="decimal"
          value={typed}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            // Shows how the text was parsed before it is sent.
            if (settledQuantity(typed) !== typed) set(settledQuantity(typed));
            control.onBlur();
          }}
          onValue={set}
          read={readQuantity}
          show={showQuantity}
          counts={countsInQuantity}
        />
        {unit && <span>{unit}</span>}
      </Joined>
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
