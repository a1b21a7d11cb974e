import { holdsWords } from '../../contracts/search-words';
import type { CellValue, Column } from './column';
import { valueOf } from './plain-text';

/** Persian alphabetical order; numbers in texts by their value. */
const persian = new Intl.Collator('fa', { numeric: true, sensitivity: 'base' });

function compare(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return persian.compare(String(one), String(other));
}

const isBlank = (value: CellValue) => value === null || value === undefined || value === '';

/** Sorts rows by a sort parameter (`name`, `-name`) in Persian order; blanks are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string | undefined,
): readonly Row[] {
  const column = columns.find(
    (one) => one.sort !== undefined && one.sort === sort?.replace('-', ''),
  );
  if (!column) return rows;
  const direction = sort?.startsWith('-') ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: valueOf(column, row) }));
  keyed.sort((one, other) => {
    const [first, second] = [isBlank(one.value), isBlank(other.value)];
    if (first || second) return Number(first) - Number(second);
    return direction * compare(one.value, other.value);
  });
  return keyed.map(({ row }) => row);
}

/** The rows that contain every word; kinds of digits, Arabic letter forms and half-spaces make no difference. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
): readonly Row[] {
  const facts = columns.filter(({ quiet }) => !quiet);
  return rows.filter((row) =>
    holdsWords(facts.map((column) => valueOf(column, row) ?? '').join(' '), search),
  );
}
