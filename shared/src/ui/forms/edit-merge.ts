/** The values of a form by field. */
export type Values = Readonly<Record<string, unknown>>;

type Entry = Values & { id: string | number };

/** A field, or one entry of a list of entries with ids, that is not the same in three states of a record. */
export interface Difference {
  /** The name of the field: `fee`, or `shares.basic` of values within values. */
  field: string;
  /** The id of the entry, where the field is a list of entries. */
  entry?: string | number;
  /** As it was read when the edit began; undefined for an entry that did not exist. */
  base: unknown;
  /** As it stands in the form; undefined for an entry that was taken out. */
  mine: unknown;
  /** As it is stored now; undefined for an entry that was taken out. */
  theirs: unknown;
}

/** What becomes of an edit when the record was changed meanwhile. */
export interface Merged {
  /** The values of the form: what only others changed is theirs, everything else stays as typed. */
  values: Values;
  /** What both sides changed, each to something else. */
  conflicts: readonly Difference[];
  /** What only others changed. */
  adopted: readonly Difference[];
}

/** Empty values are the same, and a number is the same as its digits: inputs and rows differ in that. */
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
 * Merges an edit with what others made of the record since it was read. `base` is the record as it was
 * read, `mine` the form, `theirs` the record as it is stored now. Lists whose stored entries have ids are
 * merged entry by entry, others as a whole.
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
    return within(field, mergeEdit(isRecord(was) ? was : {}, typed, stored));
  }
  const difference = { field, base: was, mine: typed, theirs: stored };
  const { take, kind } = judge(difference);
  return fieldOf(take === 'mine' ? typed : stored, [difference], kind);
}

/** What became of values within a field, by their whole names. */
function within(field: string, { values, conflicts, adopted }: Merged): MergedField {
  const named = (differences: readonly Difference[]) =>
    differences.map((difference) => ({ ...difference, field: `${field}.${difference.field}` }));
  return { value: values, conflicts: named(conflicts), adopted: named(adopted) };
}

type Kind = 'conflict' | 'adopted' | 'same';

/** Which side is kept until somebody chooses, and what the difference is. */
function judge({ base, mine, theirs }: Difference): { take: 'mine' | 'theirs'; kind: Kind } {
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
  const judged = ids.map((entry) => {
    const [was, typed, stored] = [find(base, entry), find(mine, entry), find(theirs, entry)];
    const difference = { field, entry, base: was, mine: typed, theirs: stored };
    const { take, kind } = judge(difference);
    return { difference, kind, value: take === 'mine' ? typed : stored };
  });
  const ofKind = (wanted: Kind) =>
    judged.filter(({ kind }) => kind === wanted).map(({ difference }) => difference);
  const kept = judged.map(({ value }) => value).filter((value) => value !== undefined);
  const added = mine.filter((entry) => !hasId(entry));
  return { value: [...kept, ...added], conflicts: ofKind('conflict'), adopted: ofKind('adopted') };
}

/** These values with one side of the differences in place of what stands there. */
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
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Values {
  const value = values[name];
  if (rest.length === 0) return { ...values, [name]: change(value) };
  return { ...values, [name]: withPath(isRecord(value) ? value : {}, rest, change) };
}

/** The list with the entry in its place; without an entry the list without it. */
function withEntry(list: unknown, id: Entry['id'], entry: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const isIt = (other: unknown) => hasId(other) && other.id === id;
  if (entry === undefined) return entries.filter((other) => !isIt(other));
  const place = entries.findIndex(isIt);
  return place < 0 ? [...entries, entry] : entries.with(place, entry);
}
