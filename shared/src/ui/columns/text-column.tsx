import { formatText } from '../../format/text';
import type { Column } from '../table/column';

interface Options<Row> extends Pick<Column<Row>, 'title' | 'sort' | 'align'> {
  text: (row: Row) => string | null | undefined;
}

/** A column of kind text: words that people wrote, their digits as they are read. */
export function textColumn<Row>({ text, ...rest }: Options<Row>): Column<Row> {
  return {
    ...rest,
    cell: (row) => <span dir="auto">{formatText(text(row))}</span>,
    value: text,
  };
}
