import { toPersianDigits } from '../../../format/digits';
import { Ltr } from '../../controls/ltr';
import type { ColumnOptions, ListColumn } from '../column';

interface Options<Row> extends ColumnOptions<Row> {
  code: (row: Row) => string | null | undefined;
}

/** A column of codes and phone numbers: shown from left to right, text in files. Pure numbers get Persian digits. */
export function codeColumn<Row>({ code, ...rest }: Options<Row>): ListColumn<Row> {
  const shown = (text: string) => (/^[\d\s+-]+$/.test(text) ? toPersianDigits(text) : text);
  return {
    ...rest,
    cell: (row) => {
      const text = code(row);
      return text && <Ltr>{shown(text)}</Ltr>;
    },
    value: code,
  };
}
