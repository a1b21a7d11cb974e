import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useField } from './use-field';
import { useRegisterFields } from './use-register-fields';

/** A list in the values of the form, for the component that shows it. */
export interface ListOfField<Row> {
  rows: readonly Row[];
  set: (rows: readonly Row[]) => void;
  /** The error of the list as a whole. */
  error?: string;
  /**
   * The attributes of the element around the list: errors of the list as a whole lead to it. Put a
   * `FieldNote` with this `id` below it.
   */
  frame: {
    'data-field': string;
    role: 'group';
    tabIndex: -1;
    'aria-label': string;
    'aria-describedby'?: string;
  };
  id: string;
  /** The name for the control that opens a row: errors of its parts lead to it. `place` is counted from zero. */
  nameOf: (place: number) => string;
  /** The first error of any part of the row; `place` is counted from zero. */
  wrongOf: (place: number) => string | undefined;
}

interface Props<Values, Row> {
  name: Extract<keyof Values, string>;
  /** The name of the list, for comparing changes of others. */
  label: string;
  /** The text of a row in that comparison. */
  showEntry: (row: Row) => string;
  /** The parts of a row that can have an error: `date` for `sessions.2.date`. */
  parts: readonly string[];
  children: (list: ListOfField<Row>) => ReactNode;
}

const none: readonly never[] = [];

/** Connects a list of entries to its form. Errors of a row are shown at the row and not at the foot of the form. */
export function ListField<Values, Row>(props: Props<Values, Row>) {
  const { name, label, showEntry, parts, children } = props;
  const { id, value, set, error } = useField({ name, label, showEntry });
  const { errors } = useFormContext().formState;
  const rows: readonly Row[] = Array.isArray(value) ? (value as readonly Row[]) : none;
  useRegisterFields(rows.flatMap((_, place) => parts.map((part) => `${name}.${place}.${part}`)));
  const wrongOf = (place: number) =>
    parts
      .map((part) => get(errors, `${name}.${place}.${part}.message`) as string | undefined)
      .find(Boolean);
  const frame = {
    'data-field': name,
    role: 'group',
    tabIndex: -1,
    'aria-label': label,
    'aria-describedby': error ? `${id}-note` : undefined,
  } as const;
  const nameOf = (place: number) => `${name}.${place}`;
  return <>{children({ rows, set, id, frame, nameOf, error, wrongOf })}</>;
}
