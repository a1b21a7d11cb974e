import type { ComponentProps, KeyboardEvent } from 'react';
import { Joined } from '../controls/control.styles';
import { FieldWarning } from './field-warning';
import type { ItemPartProps } from './item-column';
import { ItemMark } from './item-mark';
import { m } from './messages';
import { FormattedInput } from './formatted-input';
import { textOf } from './use-field';

interface Props
  extends
    Pick<ItemPartProps, 'id' | 'name' | 'column' | 'place' | 'readOnly' | 'invalid' | 'onEnter'>,
    Pick<
      ComponentProps<typeof FormattedInput>,
      'read' | 'show' | 'counts' | 'inputMode' | 'onFocus' | 'onBlur' | 'onValue'
    > {
  value: unknown;
  warning: string | null;
  /** A short remark below the input. */
  mark?: string | null;
  /** Shown beside the input. '' if a unit may appear later: the input then stays mounted and keeps the focus. */
  unit?: string;
  dir?: 'auto' | 'ltr';
}

/** Whether Enter was pressed alone: it then moves the focus to the next part of a row. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
  );
}

/** The input of a part of a row. Its accessible name contains the number of the row. */
export function ItemInput(props: Props) {
  const { id, column, place, invalid, value, warning, mark, unit, ...more } = props;
  const { dir = 'auto', onEnter, ...rest } = more;
  const list = column.suggestions && `${id}-list`;
  const input = (
    <FormattedInput
      {...rest}
      id={id}
      list={list}
      dir={dir}
      aria-label={m.itemNumber(column.label, place)}
      placeholder={column.label}
      aria-invalid={invalid || undefined}
      aria-describedby={partDescribedBy(id, { note: invalid, warning, mark })}
      value={textOf(value)}
      onKeyDown={(event) => {
        if (!isPlainEnter(event)) return;
        event.preventDefault();
        onEnter(event.currentTarget);
      }}
    />
  );
  return (
    <>
      {unit !== undefined ? (
        <Joined>
          {input}
          {unit && <span>{unit}</span>}
        </Joined>
      ) : (
        input
      )}
      <FieldWarning id={`${id}-warning`} text={warning} />
      {mark && <ItemMark id={`${id}-mark`}>{mark}</ItemMark>}
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

/** The ids of the texts that describe a part: `notes` tells which of error, warning and remark are shown. */
export function partDescribedBy(id: string, notes: Readonly<Record<string, unknown>>) {
  const ids = Object.keys(notes).filter((key) => notes[key]);
  return ids.map((key) => `${id}-${key}`).join(' ') || undefined;
}
