import type { DraftBase } from '../../session/draft-store';
import { isSame, mergeEdit, withSide, type Difference, type Values } from './edit-merge';

/** The fields that were changed, and the version of the record that they are based on. */
export type Changes<Output> = Partial<Output> & { version?: number };

/** An edit of a stored record. */
export interface Edit<Input, Output> {
  changes: Changes<Output>;
  /** The values that the edit is based on, for lists that are sent entry by entry. */
  base: Partial<Input>;
  /** Whether the form was sent by its second button, `secondSubmit`. */
  isSecondSubmit: boolean;
}

/** What others changed in the record while it is being edited. */
export interface ChangedMeanwhile {
  /** Fields that both sides changed. */
  conflicts: readonly Difference[];
  /** Fields that only others changed; the form already shows the new values. */
  adopted: readonly Difference[];
}

export const nothingChanged: ChangedMeanwhile = { conflicts: [], adopted: [] };

/** The state of the record that an edit is based on. */
export interface EditBase {
  id: unknown;
  /** The version that is sent with the edit: an old one while there are conflicts, so that the server refuses it. */
  version: number | undefined;
  /** The values that the form is compared with: a field that differs was changed by the user. */
  values: Values;
  /** The record as it was last read. It may lack what this form has just saved. */
  read: Values;
  hasConflicts: boolean;
}

interface RebasedEdit {
  base: EditBase;
  /** The values that the form shows now. */
  values: Values;
  changed: ChangedMeanwhile;
}

/**
 * Merges an edit with a newer state of the record. `typed` are the values of the form, `read` is the newer
 * record. With conflicts the edit keeps its old version.
 */
export function rebaseEdit(
  { id, version: oldVersion, values: oldValues }: Pick<EditBase, 'id' | 'version' | 'values'>,
  typed: Values,
  read: Values,
  version: number | undefined,
): RebasedEdit {
  const { values, conflicts, adopted } = mergeEdit(oldValues, typed, read);
  const hasConflicts = conflicts.length > 0;
  const base = {
    id,
    version: hasConflicts ? oldVersion : version,
    values: withSide(read, conflicts, 'base'),
    read,
    hasConflicts,
  };
  return { base, values, changed: { conflicts, adopted } };
}

/** What these fields are based on, to be stored with a draft of them. */
export function draftBaseOf(
  base: EditBase | undefined,
  names: readonly string[],
): DraftBase | undefined {
  if (!base) return undefined;
  const { version, values } = base;
  return { version, values: Object.fromEntries(names.map((name) => [name, values[name]])) };
}

/** What is sent: `typed` are the values of the form, `output` is the same after validation. */
export function editOf<Input, Output>(
  base: EditBase | undefined,
  typed: Values,
  output: Output,
): Omit<Edit<Input, Output>, 'isSecondSubmit'> {
  const { version, values = {} } = base ?? {};
  const changed = Object.entries(output as object).filter(
    ([name]) => !isSame(typed[name], values[name]),
  );
  const changes = Object.fromEntries(changed) as Partial<Output>;
  return {
    changes: version === undefined ? changes : { ...changes, version },
    base: values as Partial<Input>,
  };
}

/** Both lists of differences; if a field is in both, its later difference counts. */
export function mergeDifferences(
  earlier: readonly Difference[],
  later: readonly Difference[],
): readonly Difference[] {
  const isReplaced = ({ field, entry }: Difference) =>
    later.some((other) => other.field === field && other.entry === entry);
  return [...earlier.filter((difference) => !isReplaced(difference)), ...later];
}
