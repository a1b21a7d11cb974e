import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useField } from './use-field';
import { useErrorPlaces } from './use-error-places';

/** A list in the values of the form, for whoever draws it. */
export interface ListOfField<Row> {
  rows: readonly Row[];
  set: (rows: readonly Row[]) => void;
  /** What is wrong with the list as a whole. */
  error?: string;
  /**
   * For the element around the list, which the form leads to and counts when the list as a whole is wrong;
   * below it stands a `FieldNote` of this `id`.
   */
  frame: {
    'data-field': string;
    role: 'group';
    tabIndex: -1;
    'aria-label': string;
    'aria-describedby'?: string;
  };
  id: string;
  /** The name of a row, for the control that opens it: the form leads there when a part of it is wrong. */
  nameOf: (place: number) => string;
  /** What is wrong with the row at this place, whichever part of it. */
  wrongOf: (place: number) => string | undefined;
}

interface Props<Values, Row> {
  name: Extract<keyof Values, string>;
  /** What the list is called where somebody else's changes are compared. */
  label: string;
  /** What a row is called there, and what it says. */
  showEntry: (row: Row) => string;
  /** Parts of a row that a refusal may be about: `date` of `sessions.2.date`. */
  parts: readonly string[];
  children: (list: ListOfField<Row>) => ReactNode;
}

const none: readonly never[] = [];

/** Ties a list of entries to its form; what the server says of a row is shown there and not at the foot. */
export function ListField<Values, Row>(props: Props<Values, Row>) {
  const { name, label, showEntry, parts, children } = props;
  const { id, value, set, error } = useField({ name, label, showEntry });
  const { errors } = useFormContext().formState;
  const rows: readonly Row[] = Array.isArray(value) ? (value as readonly Row[]) : none;
  useErrorPlaces(rows.flatMap((_, place) => parts.map((part) => `${name}.${place}.${part}`)));
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
