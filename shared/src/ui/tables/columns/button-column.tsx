import { common } from '../../../messages';
import { Button } from '../../controls/button';
import type { IconName } from '../../controls/icon';
import type { ListColumn } from '../column';

interface Options<Row> {
  /** The heading, for screen readers; 'عملیات' if left out. */
  title?: string;
  /** The word on the button; undefined for a row without a button. */
  label: (row: Row) => string | undefined;
  /** What the row is about; part of the button's accessible name, because a table has many such buttons. */
  nameOf: (row: Row) => string;
  icon?: IconName;
  onPress: (row: Row) => void;
}

/** A column of kind button: one action on each row. */
export function buttonColumn<Row>(options: Options<Row>): ListColumn<Row> {
  const { title = common.actions, label, nameOf, icon, onPress } = options;
  return {
    title,
    quiet: true,
    align: 'end',
    cell: (row) => {
      const word = label(row);
      if (!word) return null;
      return (
        <Button
          tone="quiet"
          size="small"
          icon={icon}
          aria-label={`${word} ${nameOf(row)}`}
          onClick={() => onPress(row)}
        >
          {word}
        </Button>
      );
    },
  };
}
