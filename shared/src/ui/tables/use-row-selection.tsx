import { useRef, useState } from 'react';
import { SelectBox } from './selection/select-box';
import type { Column, Identified } from './column';
import { m } from './selection/messages';

/** The chosen rows of all pages. */
export interface RowSelection<Row extends Identified> {
  /** The column of checkboxes; the first of the table. */
  column: Column<Row>;
  rows: readonly Row[];
  isSelected: (row: Row) => boolean;
  /** Chooses more rows, such as all results of a search. */
  add: (rows: readonly Row[]) => void;
  clear: () => void;
}

interface Options<Row> {
  /** The shown rows. */
  rows: readonly Row[] | undefined;
  /** What a row is about; part of the name of its checkbox. */
  nameOf: (row: Row) => string;
}

/**
 * Lets a person choose rows with checkboxes: one per row, and one in the heading for the whole page. With Shift a press
 * chooses a range. Chosen rows stay chosen on other pages.
 */
export function useRowSelection<Row extends Identified>({
  rows = [],
  nameOf,
}: Options<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  const lastId = useRef<Row['id']>(undefined);

  const setChosenRows = (changed: readonly Row[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const row of changed) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  const choose = (row: Row, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [lastId.current, row.id].map((id) => rows.findIndex((one) => one.id === id));
    lastId.current = row.id;
    const hasRange = isRange && from !== undefined && to !== undefined && from >= 0;
    setChosenRows(
      hasRange ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row],
      isChosen,
    );
  };

  const chosenHere = rows.filter(({ id }) => chosen.has(id)).length;
  const isAllChosen = chosenHere === 0 ? false : chosenHere === rows.length || 'some';
  return {
    rows: [...chosen.values()],
    isSelected: ({ id }) => chosen.has(id),
    add: (more) => setChosenRows(more, true),
    clear: () => setChosen(new Map()),
    column: {
      title: m.selectPage,
      quiet: true,
      heading: (
        <SelectBox
          label={m.selectPage}
          checked={isAllChosen}
          onCheck={(isChosen) => setChosenRows(rows, isChosen)}
        />
      ),
      cell: (row) => (
        <SelectBox
          label={m.selectRow(nameOf(row))}
          checked={chosen.has(row.id)}
          onCheck={(isChosen, isRange) => choose(row, isChosen, isRange)}
        />
      ),
    },
  };
}
