import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatText } from '../../format/text';
import { Button } from '../controls/button';
import { FieldFrame } from './field-frame';
import type { ItemColumn, ItemRow } from './item-column';
import { ItemParts } from './item-parts';
import { partText } from './item-text';
import { Items } from './items.styles';
import { m } from './messages';
import { useRegisterFields } from './use-register-fields';
import { useField, type FieldPropsOf } from './use-field';
import { useItemRows } from './use-item-rows';

/** The rows of an ItemsField, for what stands above them. */
export interface ItemList {
  rows: readonly ItemRow[];
  set: (rows: readonly ItemRow[]) => void;
}

interface Props<Values> extends FieldPropsOf<Values> {
  columns: readonly ItemColumn[];
  /** Shown above the rows, such as buttons that add usual rows. */
  head?: (list: ItemList) => ReactNode;
  /** Shown beside the button that adds a row. */
  foot?: ReactNode;
  /** `cards` for rows of many parts: each part has its own label, and a row takes several lines. */
  layout?: 'rows' | 'cards';
  /** The text of the button that adds a row. */
  add: string;
  /** How many rows there may be. */
  maximum?: number;
}

const rowsOf = (value: unknown): readonly ItemRow[] =>
  Array.isArray(value) ? (value as readonly ItemRow[]) : [];

const rowText = (row: ItemRow, columns: readonly ItemColumn[]) =>
  formatText(
    columns
      .map((column) => partText(column, row))
      .filter(Boolean)
      .join(' '),
  );

/**
 * The rows of a list inside a record: names with quantities, medications. The value is the list of rows.
 * Enter goes to the next part of a row, and from the last one to a new row. Empty rows stay in the value;
 * the contract refuses them. An error about `name.2.quantity` is shown below that part.
 */
export function ItemsField<Values>(props: Props<Values>) {
  const { name, label, hint, wide = true, readOnly, columns, add, maximum = 100 } = props;
  const isInCards = props.layout === 'cards';
  const { id, value, set, error, required } = useField({
    name,
    label,
    hint,
    show: (stored) =>
      rowsOf(stored)
        .map((row) => rowText(row, columns))
        .join('، '),
  });
  const { errors } = useFormContext().formState;
  const rows = rowsOf(value);
  const [table, actions] = useItemRows({ rows, columns, maximum, onRows: set });
  useRegisterFields(rows.flatMap((_, row) => columns.map(({ key }) => `${name}.${row}.${key}`)));

  return (
    <FieldFrame group {...{ id, name, label, hint, error, required, wide }}>
      {!readOnly && props.head?.({ rows, set })}
      <Items
        ref={table}
        $columns={columns}
        $locked={readOnly}
        data-layout={isInCards ? 'cards' : undefined}
      >
        {rows.length > 0 && !isInCards && (
          <div aria-hidden="true">
            {columns.map((column) => (
              <span key={column.key}>{column.label}</span>
            ))}
          </div>
        )}
        {rows.map((row, index) => (
          // Rows have no id, and their inputs no state of their own, so the index serves as the key.
          <ItemParts
            key={index}
            {...{ id, name, label, row, index, columns, readOnly, errors, actions }}
            hasLabels={isInCards}
          />
        ))}
      </Items>
      {!readOnly && (
        <div data-foot>
          <Button size="small" icon="add" disabled={actions.isFull} onClick={actions.add}>
            {actions.isFull ? m.itemsFull(maximum) : add}
          </Button>
          {props.foot}
        </div>
      )}
      {readOnly && rows.length === 0 && <p>{m.empty}</p>}
    </FieldFrame>
  );
}
