import { useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { formatText } from '../../format/text';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { FieldFrame } from './field-frame';
import { FieldNote } from './field-note';
import type { ItemColumn, ItemRow } from './item-column';
import { Items } from './items.styles';
import { m } from './messages';
import { TextPart } from './text-part';
import { usePlaces } from './use-places';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends FieldPropsOf<Values> {
  columns: readonly ItemColumn[];
  /** The words on the button that adds a row. */
  add: string;
  /** How many rows there may be. */
  most?: number;
}

const rowsOf = (value: unknown): readonly ItemRow[] =>
  Array.isArray(value) ? (value as readonly ItemRow[]) : [];

const partText = ({ key, show }: ItemColumn, row: ItemRow) => (show ? show(row) : textOf(row[key]));

const rowText = (row: ItemRow, columns: readonly ItemColumn[]) =>
  formatText(
    columns
      .map((column) => partText(column, row))
      .filter(Boolean)
      .join(' '),
  );

/**
 * Rows of a list that belongs to a record: names with quantities, medications. The value is the list of
 * rows. Enter goes on to the next part and from the last one to a new row; rows nobody filled are the
 * contract's to refuse. What the server says of `name.2.quantity` stands beside that part.
 */
export function ItemsField<Values>(props: Props<Values>) {
  const { name, label, hint, wide = true, readOnly, columns, add, most = 100 } = props;
  const { id, value, set, error, required } = useField({
    name,
    label,
    hint,
    show: (stored) =>
      rowsOf(stored)
        .map((row) => rowText(row, columns))
        .join('، '),
  });
  const { formState } = useFormContext();
  const table = useRef<HTMLDivElement>(null);
  const rows = rowsOf(value);
  const isFull = rows.length >= most;
  usePlaces(rows.flatMap((_, row) => columns.map(({ key }) => `${name}.${row}.${key}`)));

  const inputs = () => [...(table.current?.querySelectorAll('input') ?? [])];
  // After the rows have been drawn.
  const focusInput = (at: number) => queueMicrotask(() => inputs().at(at)?.focus());
  const addRow = () => {
    if (isFull) return;
    set([...rows, Object.fromEntries(columns.map(({ key }) => [key, '']))]);
    focusInput(-columns.length);
  };
  const removeRow = (row: number) => {
    set(rows.filter((_, other) => other !== row));
    queueMicrotask(() => {
      const left = inputs();
      const next = left[Math.min(row, rows.length - 2) * columns.length];
      (next ?? table.current?.parentElement?.querySelector('button'))?.focus();
    });
  };
  const change = (row: number, parts: ItemRow) =>
    set(rows.map((old, other) => (other === row ? { ...old, ...parts } : old)));
  const goOn = (input: HTMLInputElement) => {
    const next = inputs()[inputs().indexOf(input) + 1];
    if (next) next.focus();
    else addRow();
  };

  return (
    <FieldFrame group {...{ id, name, label, hint, error, required, wide }}>
      <Items ref={table} $columns={columns} $locked={readOnly}>
        {rows.length > 0 && (
          <div aria-hidden="true">
            {columns.map((column) => (
              <span key={column.key}>{column.label}</span>
            ))}
          </div>
        )}
        {rows.map((row, at) => (
          // Rows have no identity but their place; the inputs hold no state of their own.
          <div key={at} role="group" aria-label={m.itemNumber(label, at + 1)}>
            {columns.map((column) => {
              const { Part = TextPart } = column;
              const path = `${name}.${at}.${column.key}`;
              const wrong = get(formState.errors, path) as { message?: string } | undefined;
              return (
                <div key={column.key}>
                  <Part
                    id={`${id}-${at}-${column.key}`}
                    name={path}
                    column={column}
                    row={row}
                    place={at + 1}
                    readOnly={readOnly}
                    invalid={wrong?.message !== undefined}
                    onChange={(parts) => change(at, parts)}
                    onEnter={goOn}
                  />
                  <FieldNote id={`${id}-${at}-${column.key}`} error={wrong?.message} />
                </div>
              );
            })}
            {!readOnly && (
              <IconButton
                icon="delete"
                label={m.removeItem(columns[0] ? partText(columns[0], row) : '', at + 1)}
                onClick={() => removeRow(at)}
              />
            )}
          </div>
        ))}
      </Items>
      {!readOnly && (
        <div data-foot>
          <Button size="small" icon="add" disabled={isFull} onClick={addRow}>
            {isFull ? m.itemsFull(most) : add}
          </Button>
        </div>
      )}
      {readOnly && rows.length === 0 && <p>{m.empty}</p>}
    </FieldFrame>
  );
}
