import { toLatinDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import type { ItemColumn } from './items-field';
import { m } from './messages';
import { RetypedInput } from './retyped-input';
import { textOf } from './use-field';

interface Props {
  id: string;
  name: string;
  column: ItemColumn;
  /** Counted from one. */
  row: number;
  readOnly?: boolean;
  invalid: boolean;
  value: unknown;
  onValue: (text: string) => void;
  onEnter: (input: HTMLInputElement) => void;
}

/** One part of a row of ItemsField; its name says which row it belongs to. */
export function ItemInput({ id, column, row, invalid, value, onEnter, ...rest }: Props) {
  const list = column.suggestions && `${id}-list`;
  return (
    <>
      <RetypedInput
        {...rest}
        id={id}
        list={list}
        dir="auto"
        maxLength={column.maxLength}
        aria-label={m.itemNumber(column.label, row)}
        placeholder={column.label}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-note` : undefined}
        value={textOf(value)}
        read={toLatinDigits}
        show={formatText}
        onKeyDown={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
          if (event.key !== 'Enter' || !isPlain) return;
          event.preventDefault();
          onEnter(event.currentTarget);
        }}
      />
      {list && (
        <datalist id={list}>
          {column.suggestions?.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
