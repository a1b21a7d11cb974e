import { useRef, useState } from 'react';
import { SelectBox } from './selection/select-box';
import type { Column, Identified } from './column';
import { m } from './selection/messages';

/** Rows that were chosen, over all pages one has turned to. */
export interface RowSelection<Row extends Identified> {
  /** Goes before the other columns. */
  column: Column<Row>;
  rows: readonly Row[];
  isSelected: (row: Row) => boolean;
  /** Chooses further rows, such as all that a search finds. */
  add: (rows: readonly Row[]) => void;
  clear: () => void;
}

interface Options<Row> {
  /** The rows on show. */
  rows: readonly Row[] | undefined;
  /** What a row is about; its box is read aloud with it. */
  nameOf: (row: Row) => string;
}

/**
 * Lets rows be chosen: boxes, one for the whole page in the heading, Space on the keyboard, Shift for
 * a range. Chosen rows stay so when one turns the page.
 */
export function useRowSelection<Row extends Identified>({
  rows = [],
  nameOf,
}: Options<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  const lastId = useRef<Row['id']>(undefined);

  const set = (some: readonly Row[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const row of some) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  const choose = (row: Row, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [lastId.current, row.id].map((id) => rows.findIndex((one) => one.id === id));
    lastId.current = row.id;
    const isKnown = isRange && from !== undefined && to !== undefined && from >= 0;
    set(isKnown ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], isChosen);
  };

  const here = rows.filter(({ id }) => chosen.has(id)).length;
  const all = here === 0 ? false : here === rows.length || 'some';
  return {
    rows: [...chosen.values()],
    isSelected: ({ id }) => chosen.has(id),
    add: (more) => set(more, true),
    clear: () => setChosen(new Map()),
    column: {
      title: m.selectPage,
      quiet: true,
      heading: (
        <SelectBox label={m.selectPage} checked={all} onCheck={(isChosen) => set(rows, isChosen)} />
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
