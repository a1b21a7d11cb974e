import * as addresses from '@ziba/shared/contracts/addresses';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { Icon } from '@ziba/shared/ui/controls/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { m } from '../messages';
import { whyClosed, type Column } from '../model/board-columns';
import { instantOf, placeIn } from '../model/board-place';
import { isCovered, stretchOf, type Idle, type Rows } from '../model/board-rows';
import { Cell, FreeSlot, NowLine, Reason, FocusText } from './board.styles';
import { formatMinutes } from './item-look';

interface Props {
  column: Column;
  /** The first minute of the row. */
  rowStart: number;
  rows: Rows;
  now: number;
  idle: Idle;
  /** Free times are links to a new booking. */
  mayBook: boolean;
  isTabbable: boolean;
  /** Identifies a free cell for the keyboard. */
  focusId: string;
  /** The cards of the items that begin in the row. */
  cards: ReactNode;
  ghost: ReactNode;
}

const bookingOf = (column: Column, minute: number) => {
  const start = instantOf(placeIn(column, minute));
  const query = { doctor: String(column.doctor.id), start };
  return `${addresses.setAppointment}?${new URLSearchParams(query).toString()}`;
};

/** One row of one doctor: the cards that begin there, or a free time to book, or why it cannot be booked. */
export function BoardCell(props: Props) {
  const { column, rowStart, rows, now, idle, mayBook, isTabbable, focusId, cards, ghost } = props;
  const stretch = stretchOf(rows, rowStart);
  const closed = whyClosed(column, stretch);
  const isFirst = rowStart === rows.from;
  const before = isFirst ? null : whyClosed(column, stretchOf(rows, rowStart - rows.step));
  const isNamed = closed !== null && closed !== before && closed !== appointmentTexts.outsideHours;
  const minutes = (now - column.midnight) / 60_000 - rowStart;
  const isPast = minutes >= 0;
  const hasNow = isPast && minutes < rows.step;
  const isFree = !cards && !isCovered(column, rowStart);
  const canBook = isFree && closed === null && !isPast && mayBook;

  const place = m.place(formatText(column.doctor.name), column.dayName, formatMinutes(rowStart));
  const state = closed ?? (isPast ? m.past : m.free);
  const isFocusable = isFree && !canBook;
  const focusProps = { 'data-focus-id': focusId, tabIndex: isTabbable ? 0 : -1 };

  return (
    <Cell
      role="gridcell"
      data-doctor={column.doctor.id}
      data-day={column.day}
      data-minute={rowStart}
      data-hour={rowStart % 60 === 0 || undefined}
      data-closed={closed ? true : undefined}
      data-idle={idle}
      data-past={isPast || undefined}
      {...(isFocusable && { ...focusProps, 'aria-label': m.at(place, state) })}
    >
      {isFocusable && (
        <FocusText aria-hidden="true">{m.at(formatMinutes(rowStart), state)}</FocusText>
      )}
      {isNamed && <Reason aria-hidden="true">{closed}</Reason>}
      {canBook && (
        <FreeSlot>
          <Link
            {...focusProps}
            to={bookingOf(column, rowStart)}
            aria-label={m.bookAt(place)}
            draggable={false}
          >
            <span>
              <Icon name="add" size={14} />
              {formatMinutes(rowStart)}
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
