import { common } from '../../../messages';
import { Menu } from '../../overlays/menu';
import type { MenuEntry } from '../../overlays/menu-entry';
import type { ListColumn } from '../column';
import { m } from './messages';

interface Options<Row> {
  /** The actions on a row; a row without any has no button. */
  actions: (row: Row) => readonly MenuEntry[];
  /** What the row is about; part of the button's accessible name, because every row has one. */
  nameOf: (row: Row) => string;
}

/** A column with a menu (⋮) of actions on each row. */
export function actionsColumn<Row>({ actions, nameOf }: Options<Row>): ListColumn<Row> {
  return {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (row) => {
      const items = actions(row);
      if (!items.some(Boolean)) return null;
      return <Menu look="icon" label={m.actionsOf(nameOf(row))} items={items} />;
    },
  };
}
