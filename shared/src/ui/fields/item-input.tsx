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
  /** A word about what stands there, below it. */
  mark?: string | null;
  /** Shown beside the input; '' where it may come later and the input must stay the same. */
  unit?: string;
  dir?: 'auto' | 'ltr';
}

/** What leads from a part of a row to the next one: Enter, and not as a part of something else. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
  );
}

/** The line that one types a part of a row into; its name says which row it belongs to. */
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

/** The ids of what is said of a part: its error, its warning, a word about it. */
export function partDescribedBy(id: string, said: Readonly<Record<string, unknown>>) {
  const ids = Object.keys(said).filter((what) => said[what]);
  return ids.map((what) => `${id}-${what}`).join(' ') || undefined;
}
