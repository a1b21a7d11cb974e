import { sessionKey, type Column } from './board-columns';
import { columnIndexOf, type BoardPlace } from './board-place';
import { beginningIn, isCovered, rowStarts, type Rows } from './board-rows';

/** A place on the board that can have the focus: an item in the row where it begins, or a free row. */
export interface FocusPlace extends Omit<BoardPlace, 'minute'> {
  /** The first minute of the row; null for a session that has no time yet, which stands above all rows. */
  minute: number | null;
  /** The key of the item; undefined where the row is free. */
  key?: string;
}

/** All places of a column that can have the focus, from top to bottom. */
export function focusPlacesOf(column: Column, rows: Rows): FocusPlace[] {
  const place = { doctorId: column.doctor.id, day: column.day };
  const untimed = column.untimed.map(({ id }) => ({ ...place, minute: null, key: sessionKey(id) }));
  const timed = rowStarts(rows).flatMap((minute): FocusPlace[] => {
    const items = beginningIn(column, rows, minute);
    if (items.length > 0) return items.map(({ key }) => ({ ...place, minute, key }));
    return isCovered(column, minute) ? [] : [{ ...place, minute }];
  });
  return [...untimed, ...timed];
}

const isSamePlace = (one: FocusPlace, other: FocusPlace) =>
  one.doctorId === other.doctorId &&
  one.day === other.day &&
  one.minute === other.minute &&
  one.key === other.key;

/** A number to compare places of one column by: sessions without a time come first. */
const orderOf = (minute: number | null) => minute ?? -1;

/** The place of a column at a minute, or the last one before it, or the first of the column. */
function nearest(places: readonly FocusPlace[], minute: number | null): FocusPlace | undefined {
  return places.findLast((place) => orderOf(place.minute) <= orderOf(minute)) ?? places[0];
}

/**
 * The place that a key moves the focus to. The left arrow moves to the next column, because the page reads from right
 * to left. Home and End move to the beginning and the end of the day, with Ctrl to the first and the last column. At an
 * edge the place stays the same. Null for any other key.
 */
export function focusPlaceAfter(
  columns: readonly Column[],
  rows: Rows,
  current: FocusPlace,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): FocusPlace | null {
  const placesAt = (index: number) => {
    const column = columns[index];
    return column ? focusPlacesOf(column, rows) : [];
  };
  const index = columnIndexOf(columns, current);
  const own = placesAt(index);
  const position = own.findIndex((place) => isSamePlace(place, current));
  const moves: Record<string, () => FocusPlace | undefined> = {
    ArrowDown: () => own[position + 1],
    ArrowUp: () => own[position - 1],
    ArrowLeft: () => nearest(placesAt(index + 1), current.minute),
    ArrowRight: () => nearest(placesAt(index - 1), current.minute),
    Home: () => (ctrlKey ? nearest(placesAt(0), current.minute) : own[0]),
    End: () => (ctrlKey ? nearest(placesAt(columns.length - 1), current.minute) : own.at(-1)),
  };
  const move = moves[key];
  return move ? (move() ?? current) : null;
}
