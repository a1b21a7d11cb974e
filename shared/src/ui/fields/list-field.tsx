import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useField } from './use-field';
import { usePlaces } from './use-places';

/** A list in the values of the form, for whoever draws it. */
export interface ListOfField<Row> {
  rows: readonly Row[];
  set: (rows: readonly Row[]) => void;
  /** What is wrong with the list as a whole. */
  error?: string;
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
  const { value, set, error } = useField({ name, label, showEntry });
  const { errors } = useFormContext().formState;
  const rows: readonly Row[] = Array.isArray(value) ? (value as readonly Row[]) : none;
  usePlaces(rows.flatMap((_, place) => parts.map((part) => `${name}.${place}.${part}`)));
  const wrongOf = (place: number) =>
    parts
      .map((part) => get(errors, `${name}.${place}.${part}.message`) as string | undefined)
      .find(Boolean);
  return <>{children({ rows, set, error, wrongOf })}</>;
}
