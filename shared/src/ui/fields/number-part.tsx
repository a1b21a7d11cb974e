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
  /** Digits after the point, at most; 0 for whole numbers. */
  decimals?: number;
  /** Any text is taken now, as TextPart does. The input stays the same, and so does the focus in it. */
  isText?: boolean;
}

const asTyped = (typed: string) => typed;

/** A number in a row of ItemsField: digits of any script, kept as Latin ones, shown with thousands separated. */
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
