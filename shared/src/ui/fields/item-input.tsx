import type { ItemColumn } from './item-column';
import { FieldDoubt } from './field-doubt';
import { m } from './messages';
import { RetypedInput } from './retyped-input';
import { textDoubt } from './text-doubt';
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

const asTyped = (typed: string) => typed;

/** One part of a row of ItemsField; its name says which row it belongs to. */
export function ItemInput({ id, column, row, invalid, value, onEnter, ...rest }: Props) {
  const text = textOf(value);
  const doubt = textDoubt(text, column.maxLength);
  const list = column.suggestions && `${id}-list`;
  return (
    <>
      <RetypedInput
        {...rest}
        id={id}
        list={list}
        dir="auto"
        aria-label={m.itemNumber(column.label, row)}
        placeholder={column.label}
        aria-invalid={invalid || undefined}
        aria-describedby={
          [invalid && `${id}-note`, doubt && `${id}-doubt`].filter(Boolean).join(' ') || undefined
        }
        value={text}
        read={asTyped}
        onKeyDown={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
          if (event.key !== 'Enter' || !isPlain) return;
          event.preventDefault();
          onEnter(event.currentTarget);
        }}
      />
      <FieldDoubt id={`${id}-doubt`} text={doubt} />
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
