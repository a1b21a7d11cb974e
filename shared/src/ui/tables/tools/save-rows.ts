import { formatDay, todayIso } from '../../../format/date';
import { toLatinDigits } from '../../../format/digits';
import { offerFile } from '../../controls/offer-file';
import { csvText } from './csv';
import type { CellValue, Column } from '../column';

export type FileKind = 'csv' | 'xlsx';

const types: Record<FileKind, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * `خدمات-1404-10-13.csv`, without characters that a file system refuses. A half-space becomes a space, because browsers
 * would replace it by an underscore.
 */
function fileName(label: string, kind: FileKind): string {
  const name = label.replace(/[\\/:*?"<>|\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const day = toLatinDigits(formatDay(todayIso())).replaceAll('/', '-');
  return `${name}-${day}.${kind}`;
}

/** Saves rows of values as a file with the titles of these columns; returns the name of the file. */
export async function saveRows<Row>(
  kind: FileKind,
  label: string,
  columns: readonly Column<Row>[],
  values: CellValue[][],
): Promise<string> {
  const headings = columns.map(({ title }) => title);
  const name = fileName(label, kind);
  const content =
    kind === 'csv'
      ? csvText([headings, ...values])
      : (await import(/* webpackChunkName: "xlsx" */ './xlsx')).xlsxFile({
          name: label,
          headings,
          rows: values,
        });
  offerFile(new Blob([content], { type: types[kind] }), name);
  return name;
}
