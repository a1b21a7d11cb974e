import { useState } from 'react';
import type { ItemPartProps } from './item-column';
import { ItemInput } from './item-input';
import {
  countsInQuantity,
  quantityWarning,
  readQuantity,
  settledQuantity,
  showQuantity,
} from './quantity-text';
import { textWarning } from './text-warning';
import { textOf } from './use-field';

interface Props extends ItemPartProps {
  /** Shown beside the number. */
  unit?: string;
  /** The maximum number of decimals; 0 for whole numbers. */
  decimals?: number;
  /** Whether any text is accepted now, as by TextPart. The input stays mounted and keeps the focus. */
  isText?: boolean;
}

const asTyped = (typed: string) => typed;

/** A number in a row of ItemsField, typed in any script, shown with separated thousands; the value has Latin digits. */
export function NumberPart(props: Props) {
  const { row, onChange, unit, decimals = 3, isText = false, ...rest } = props;
  const { key, maxLength } = rest.column;
  const typed = textOf(row[key]);
  const [isTyping, setTyping] = useState(false);
  const set = (text: string) => onChange({ [key]: text });
  const asNumber = {
    dir: 'ltr',
    inputMode: 'decimal',
    warning: quantityWarning(settledQuantity(typed), decimals, isTyping),
    read: readQuantity,
    show: showQuantity,
    counts: countsInQuantity,
  } as const;
  const asText = { warning: textWarning(typed, maxLength), read: asTyped };
  return (
    <ItemInput
      {...rest}
      {...(isText ? asText : asNumber)}
      value={typed}
      unit={unit ?? ''}
      onValue={set}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        if (!isText && settledQuantity(typed) !== typed) set(settledQuantity(typed));
      }}
    />
  );
}
