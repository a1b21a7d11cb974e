import { get, type FieldErrors } from 'react-hook-form';
import { IconButton } from '../controls/icon-button';
import { FieldNote } from './field-note';
import type { ItemColumn, ItemRow } from './item-column';
import { partText } from './item-text';
import { m } from './messages';
import { TextPart } from './text-part';
import type { useItemRows } from './use-item-rows';

interface Props {
  /** Id and name of the field; those of the parts follow from them. */
  id: string;
  name: string;
  label: string;
  row: ItemRow;
  /** Which row it is, counted from zero. */
  index: number;
  columns: readonly ItemColumn[];
  readOnly?: boolean;
  /** Whether each part shows its label; otherwise the labels stand above the first row. */
  hasLabels: boolean;
  errors: FieldErrors;
  actions: ReturnType<typeof useItemRows>[1];
}

/** One row of ItemsField: its parts, each with its error, and the button that removes the row. */
export function ItemParts(props: Props) {
  const { id, name, label, row, index, columns, readOnly, errors, actions } = props;
  return (
    <div role="group" aria-label={m.itemNumber(label, index + 1)}>
      {columns.map((column) => {
        const { key, Part = TextPart } = column;
        const partId = `${id}-${index}-${key}`;
        const path = `${name}.${index}.${key}`;
        const error = get(errors, `${path}.message`) as string | undefined;
        return (
          <div key={key} data-share={column.share}>
            {props.hasLabels && <span aria-hidden="true">{column.label}</span>}
            <Part
              {...{ column, row, readOnly }}
              id={partId}
              name={path}
              place={index + 1}
              invalid={error !== undefined}
              onChange={(parts) => actions.change(index, parts)}
              onEnter={actions.focusNext}
            />
            <FieldNote id={partId} error={error} />
          </div>
        );
      })}
      {!readOnly && (
        <IconButton
          icon="delete"
          label={m.removeItem(columns[0] ? partText(columns[0], row) : '', index + 1)}
          onClick={() => actions.remove(index)}
        />
      )}
    </div>
  );
}
