import { addresses } from '@ziba/shared/contracts/addresses';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { Icon } from '@ziba/shared/ui/controls/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { whyClosed, type Column } from './board-columns';
import { isCovered, stretchOf, type Idle, type Rows } from './board-stops';
import { Cell, FreeSlot, NowLine, Reason, Says } from './board.styles';
import { instantOf } from './drop-refusal';
import { formatMinutes } from './item-look';
import { m } from './messages';

interface Props {
  column: Column;
  index: number;
  row: number;
  rows: Rows;
  now: number;
  idle: Idle;
  /** Free times are links to a new booking. */
  mayBook: boolean;
  isTabStop: boolean;
  stop: string;
  /** What begins in the row. */
  cards: ReactNode;
  ghost: ReactNode;
}

const bookingOf = (column: Column, minute: number) => {
  const query = { doctor: String(column.doctor.id), start: instantOf(column, minute) };
  return `${addresses.setAppointment}?${new URLSearchParams(query).toString()}`;
};

/** One row of one doctor: what begins there, a free time that can be booked, or why it cannot. */
export function BoardCell(props: Props) {
  const { column, index, row, rows, now, idle, mayBook, isTabStop, stop, cards, ghost } = props;
  const stretch = stretchOf(rows, row);
  const closed = whyClosed(column, stretch);
  const before = row > 0 ? whyClosed(column, stretchOf(rows, row - 1)) : null;
  const isNamed = closed !== null && closed !== before && closed !== appointmentTexts.outsideHours;
  const minutes = (now - column.midnight) / 60_000 - stretch.from;
  const isPast = minutes >= 0;
  const hasNow = isPast && minutes < rows.step;
  const isFree = !cards && !isCovered(column, rows, row);
  const canBook = isFree && closed === null && !isPast && mayBook;

  const place = m.place(
    formatText(column.doctor.name),
    column.dayName,
    formatMinutes(stretch.from),
  );
  const what = closed ?? (isPast ? m.past : m.free);
  const isStop = isFree && !canBook;
  const asStop = { 'data-stop': stop, tabIndex: isTabStop ? 0 : -1 };

  return (
    <Cell
      role="gridcell"
      data-row={row}
      data-column={index}
      data-hour={stretch.from % 60 === 0 || undefined}
      data-closed={closed ? true : undefined}
      data-idle={idle}
      data-past={isPast || undefined}
      {...(isStop && { ...asStop, 'aria-label': m.at(place, what) })}
    >
      {isStop && <Says aria-hidden="true">{m.at(formatMinutes(stretch.from), what)}</Says>}
      {isNamed && <Reason aria-hidden="true">{closed}</Reason>}
      {canBook && (
        <FreeSlot>
          <Link
            {...asStop}
            to={bookingOf(column, stretch.from)}
            aria-label={m.bookAt(place)}
            draggable={false}
          >
            <span>
              <Icon name="add" size={14} />
              {formatMinutes(stretch.from)}
            </span>
          </Link>
        </FreeSlot>
      )}
      {cards}
      {hasNow && (
        <NowLine title={m.now} style={{ insetBlockStart: `${(minutes / rows.step) * 100}%` }} />
      )}
      {ghost}
    </Cell>
  );
}
