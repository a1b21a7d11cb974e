import { weekDays, type Week } from '@ziba/shared/contracts/working-week';
import { common } from '@ziba/shared/messages';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import { useFormContext } from 'react-hook-form';
import { m } from './messages';

interface Props {
  day: (typeof weekDays)[number];
}

const friday = 6;

/** Copies the hours of one day to other days of the form; the form saves them. */
export function CopyDay({ day }: Props) {
  const { getValues, setValue } = useFormContext<Week>();
  const at = weekDays.indexOf(day);
  const name = common.weekdays[at] ?? '';
  const copy = (others: readonly number[]) => {
    const ranges = getValues(day);
    for (const other of others) {
      const target = weekDays[other];
      if (target && target !== day) {
        setValue(
          target,
          ranges.map((range) => ({ ...range })),
          { shouldDirty: true, shouldValidate: false },
        );
      }
    }
  };
  const all = weekDays.map((_, other) => other);

  return (
    <Menu
      label={m.week.copyOf(name)}
      look="icon"
      icon="copy"
      items={[
        at < friday && { label: m.week.copyTo.next, onSelect: () => copy([at + 1]) },
        {
          label: m.week.copyTo.working,
          onSelect: () => copy(all.filter((other) => other !== friday)),
        },
        { label: m.week.copyTo.all, onSelect: () => copy(all) },
      ]}
    />
  );
}
