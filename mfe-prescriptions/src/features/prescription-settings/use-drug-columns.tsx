import type { Drug } from '@ziba/shared/contracts/drugs';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import { useFavouriteDrugs } from '../../data/drugs.api';
import { m } from './messages';
import { useToggleFavourite } from './use-toggle-favourite';

const words = m.drugs;
const { fields } = words;

const facts: Column<Drug>[] = [
  textColumn({ title: fields.name, text: ({ name }) => name, sort: 'name' }),
  textColumn({ title: fields.form, text: ({ form }) => form }),
  textColumn({ title: fields.strength, text: ({ strength }) => strength }),
  textColumn({ title: fields.quantity, text: ({ quantity }) => quantity, isLesser: true }),
  textColumn({ title: fields.usage, text: ({ usage }) => usage, isLesser: true }),
];

interface Options {
  /** Undefined for users who may not change drugs and favourites. */
  onEdit: ((drug: Drug) => void) | undefined;
  /** Undefined for users who may not archive drugs. */
  onRemove: ((drug: Drug) => void) | undefined;
}

/** The columns of the list of drugs: what is known of each, whether it is a favourite of the user, and the actions. */
export function useDrugColumns({ onEdit, onRemove }: Options): Column<Drug>[] {
  const favourites = new Set(useFavouriteDrugs().data?.data.map(({ id }) => id));
  const toggleFavourite = useToggleFavourite();

  const favourite: Column<Drug> = {
    title: words.favourite,
    cell: ({ id }) => favourites.has(id) && <StatusBadge tone="info" label={words.favourite} />,
    value: ({ id }) => (favourites.has(id) ? words.favourite : ''),
  };
  if (!onEdit && !onRemove) return [...facts, favourite];
  const actions = actionsColumn<Drug>({
    nameOf: ({ name }) => formatText(name),
    actions: (row) => [
      onEdit && { label: common.edit, icon: 'edit', onSelect: () => onEdit(row) },
      onEdit && {
        label: favourites.has(row.id) ? words.removeFavourite : words.addFavourite,
        icon: 'check',
        onSelect: () => void toggleFavourite(row, !favourites.has(row.id)),
      },
      onRemove && {
        label: words.remove,
        icon: 'delete',
        danger: true,
        onSelect: () => onRemove(row),
      },
    ],
  });
  return [...facts, favourite, actions];
}
