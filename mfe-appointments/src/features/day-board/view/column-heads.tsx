import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { m } from '../messages';
import type { Column, Stretch } from '../model/board-columns';
import type { BoardView } from '../model/use-board-address';
import { ColumnHead, Corner } from './board-heads.styles';

interface Props {
  columns: readonly Column[];
  view: BoardView;
  today: string;
  /** Addresses of pictures by stored name. */
  pictures: Readonly<Record<string, string>>;
}

/** The number of appointments; on a day without any, why it is closed, unless some of its hours are open. */
function countOf(column: Column): string {
  const { count, hours } = column;
  if (count > 0) return m.count(toPersianDigits(count));
  const isOpen = hours.open.some((stretch) => !isShut(column, stretch));
  const closure = hours.open.length > 0 ? hours.closures[0]?.reason : hours.closed_reason;
  return (!isOpen && closure) || m.none;
}

const isShut = ({ hours }: Column, { from, to }: Stretch) =>
  hours.closures.some((closure) => closure.from <= from && to <= closure.to);

/** The weekday, the day and the month of a day in words. */
const withoutYear = (dayName: string) => dayName.replace(/\s\S+$/, '');

/** The first row of the board: the doctor or the day of each column. */
export function ColumnHeads({ columns, view, today, pictures }: Props) {
  return (
    <div role="row">
      <Corner role="columnheader">{m.time}</Corner>
      {columns.map((column) => (
        <ColumnHead
          key={column.key}
          role="columnheader"
          data-today={(view === 'week' && column.day === today) || undefined}
          title={view === 'week' ? column.dayName : formatText(column.doctor.name)}
        >
          {view === 'week' ? (
            <div>
              <b>{withoutYear(column.dayName)}</b>
              <small>{countOf(column)}</small>
            </div>
          ) : (
            <>
              <Avatar
                name={column.doctor.name}
                src={pictures[column.doctor.avatar ?? '']}
                size={32}
              />
              <div>
                <b>{formatText(column.doctor.name)}</b>
                <small>{countOf(column)}</small>
              </div>
            </>
          )}
        </ColumnHead>
      ))}
    </div>
  );
}
