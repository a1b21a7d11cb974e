import { CopyCode } from '../ui/views/copy-code';
import type { ColumnOptions, ListColumn } from '../ui/tables/column';

interface Options<Row> extends ColumnOptions<Row> {
  clinicId: (row: Row) => string | null | undefined;
}

/**
 * A column of the special kind clinicId: the display code of a clinic, written left to right, with
 * a copy button.
 */
export function clinicIdColumn<Row>({ clinicId, ...rest }: Options<Row>): ListColumn<Row> {
  return {
    wide: true,
    ...rest,
    cell: (row) => {
      const code = clinicId(row);
      return code && <CopyCode code={code} />;
    },
    value: clinicId,
  };
}
