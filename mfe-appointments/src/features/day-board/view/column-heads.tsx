import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { m } from '../messages';
import type { Column } from '../model/board-columns';
import type { BoardView } from '../model/use-board-address';
import { ColumnHead, Corner } from './board-heads.styles';

interface Props {
  columns: readonly Column[];
  view: BoardView;
  today: string;
  /** Addresses of pictures by stored name. */
  pictures: Readonly<Record<string, string>>;
}

const countOf = ({ count, hours }: Column) =>
  count > 0 ? m.count(toPersianDigits(count)) : (hours.closed_reason ?? m.none);

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
