import { LineSkeleton } from '../controls/line-skeleton';
import { Cell } from './resource-table.styles';
import type { Column } from './column';

interface Props<Row> {
  columns: readonly Column<Row>[];
  count: number;
}

/** Grey lines while rows load, as many as a page has, so that nothing moves when the rows arrive. */
export function SkeletonRows<Row>({ columns, count }: Props<Row>) {
  return (
    <tbody role="rowgroup">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} aria-hidden="true">
          {columns.map(({ title, align, isLesser }) => (
            <Cell key={title} $align={align} data-lesser={isLesser}>
              <LineSkeleton $width={45 + ((row * 17 + title.length * 11) % 45)} />
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
