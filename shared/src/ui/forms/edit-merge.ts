/** The values of a form by field. */
export type Values = Readonly<Record<string, unknown>>;

type Entry = Values & { id: string | number };

/** A field, or one entry of a list of entries with ids, that differs between three states of a record. */
export interface Difference {
  /** The name of the field: `fee`, or `shares.basic` for nested values. */
  field: string;
  /** The id of the entry, if the field is a list of entries. */
  entry?: string | number;
  /** The value when the edit began; undefined for an entry that did not exist. */
  base: unknown;
  /** The value in the form; undefined for an entry that was removed. */
  mine: unknown;
  /** The value that is stored now; undefined for an entry that was removed. */
  theirs: unknown;
}

/** The result of merging an edit with a record that was changed meanwhile. */
export interface Merged {
  /** The new values of the form: fields that only others changed have their values, all others stay as typed. */
  values: Values;
  /** What both sides changed to different values. */
  conflicts: readonly Difference[];
  /** What only others changed. */
  adopted: readonly Difference[];
}

/** A form that is equal for equal meanings: all empty values are null, and a number is its digits, as in inputs. */
function canonical(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, part]) => [key, canonical(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== null).sort());
}

/** Whether two values of a field mean the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasId = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'id' in entry && Boolean(entry.id);

/** A list of stored entries; an empty list is one of any kind. */
const isEntryList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every(hasId);

/**
 * Merges an edit with the changes of others since the record was read. `base` is the record when it was read,
 * `mine` the values of the form, `theirs` the record that is stored now. Lists whose stored entries have ids
 * are merged entry by entry, other lists as a whole.
 */
export function mergeEdit(base: Values, mine: Values, theirs: Values): Merged {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = fields.map((field) => [field, mergeField(field, base, mine, theirs)] as const);
  return {
    values: Object.fromEntries(merged.map(([field, { value }]) => [field, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    adopted: merged.flatMap(([, { adopted }]) => adopted),
  };
}

interface MergedField {
  value: unknown;
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
}

function mergeField(field: string, base: Values, mine: Values, theirs: Values): MergedField {
  const [was, typed, stored] = [base[field], mine[field], theirs[field]];
  if (isEntryList(was) && isEntryList(stored) && was.length + stored.length > 0) {
    return mergeEntries(field, was, Array.isArray(typed) ? typed : [], stored);
  }
  if (isRecord(typed) && isRecord(stored)) {
    return nestedIn(field, mergeEdit(isRecord(was) ? was : {}, typed, stored));
  }
  const difference = { field, base: was, mine: typed, theirs: stored };
  const { take, kind } = compareSides(difference);
  return fieldOf(take === 'mine' ? typed : stored, [difference], kind);
}

/** The result for nested values, with the full names of their fields. */
function nestedIn(field: string, { values, conflicts, adopted }: Merged): MergedField {
  const named = (differences: readonly Difference[]) =>
    differences.map((difference) => ({ ...difference, field: `${field}.${difference.field}` }));
  return { value: values, conflicts: named(conflicts), adopted: named(adopted) };
}

type Kind = 'conflict' | 'adopted' | 'same';

/** Which side counts until somebody chooses, and the kind of the difference. */
function compareSides({ base, mine, theirs }: Difference): { take: 'mine' | 'theirs'; kind: Kind } {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { take: 'mine', kind: 'same' };
  if (isSame(base, mine)) return { take: 'theirs', kind: 'adopted' };
  return { take: 'mine', kind: 'conflict' };
}

const fieldOf = (value: unknown, differences: readonly Difference[], kind: Kind): MergedField => ({
  value,
  conflicts: kind === 'conflict' ? differences : [],
  adopted: kind === 'adopted' ? differences : [],
});

function mergeEntries(
  field: string,
  base: readonly Entry[],
  mine: readonly unknown[],
  theirs: readonly Entry[],
): MergedField {
  const find = (list: readonly unknown[], id: Entry['id']) =>
    list.filter(hasId).find((entry) => entry.id === id);
  const ids = [...new Set([...mine, ...base, ...theirs].filter(hasId).map(({ id }) => id))];
  const compared = ids.map((entry) => {
    const [was, typed, stored] = [find(base, entry), find(mine, entry), find(theirs, entry)];
    const difference = { field, entry, base: was, mine: typed, theirs: stored };
    const { take, kind } = compareSides(difference);
    return { difference, kind, value: take === 'mine' ? typed : stored };
  });
  const ofKind = (wanted: Kind) =>
    compared.filter(({ kind }) => kind === wanted).map(({ difference }) => difference);
  const kept = compared.map(({ value }) => value).filter((value) => value !== undefined);
  const added = mine.filter((entry) => !hasId(entry));
  return { value: [...kept, ...added], conflicts: ofKind('conflict'), adopted: ofKind('adopted') };
}

/** The values, with the value of one side for each of the differences. */
export function withSide(
  values: Values,
  differences: readonly Difference[],
  side: 'base' | 'mine' | 'theirs',
): Values {
  return differences.reduce<Values>((result, difference) => {
    const { field, entry } = difference;
    return withPath(result, field.split('.'), (value) =>
      entry === undefined ? difference[side] : withEntry(value, entry, difference[side]),
    );
  }, values);
}

function withPath(
  values: Values,
  [name = '', ...path]: readonly string[],
  change: (value: unknown) => unknown,
): Values {
  const value = values[name];
  if (path.length === 0) return { ...values, [name]: change(value) };
  return { ...values, [name]: withPath(isRecord(value) ? value : {}, path, change) };
}

/** The list with this entry in place of the one with the id; if `entry` is undefined, the list without it. */
function withEntry(list: unknown, id: Entry['id'], entry: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const isIt = (other: unknown) => hasId(other) && other.id === id;
  if (entry === undefined) return entries.filter((other) => !isIt(other));
  const place = entries.findIndex(isIt);
  return place < 0 ? [...entries, entry] : entries.with(place, entry);
}
