import { tehranInstant } from '@ziba/shared/format/time-of-day';
import type { Column } from './board-columns';

/** A time of a doctor on the board. */
export interface BoardPlace {
  doctorId: number;
  /** YYYY-MM-DD. */
  day: string;
  /** Minutes after midnight in Tehran. */
  minute: number;
}

/** Whether both are the same time of the same doctor, or both are missing. */
export const isSamePlace = (one?: BoardPlace | null, other?: BoardPlace | null): boolean =>
  one?.doctorId === other?.doctorId && one?.day === other?.day && one?.minute === other?.minute;

/** A minute of a column's day as a place. */
export const placeIn = ({ doctor, day }: Column, minute: number): BoardPlace => ({
  doctorId: doctor.id,
  day,
  minute,
});

/** The position of the column that a place lies in; -1 if the column is not on show. */
export const columnIndexOf = (
  columns: readonly Column[],
  { doctorId, day }: Pick<BoardPlace, 'doctorId' | 'day'>,
): number => columns.findIndex((column) => column.doctor.id === doctorId && column.day === day);

/** The instant of a place, ISO 8601. */
export const instantOf = ({ day, minute }: Pick<BoardPlace, 'day' | 'minute'>): string =>
  new Date(Date.parse(tehranInstant(day, '00:00')) + minute * 60_000).toISOString();
