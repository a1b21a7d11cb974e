import { CopyCode } from '../ui/views/copy-code';
import type { ColumnOptions, ListColumn } from '../ui/tables/column';

interface Options<Row> extends ColumnOptions<Row> {
  clinicId: (row: Row) => string | null | undefined;
}

/** The special kind clinicId (text 1 §2.2): the display code of a clinic, read in its order and copied with one press. */
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
