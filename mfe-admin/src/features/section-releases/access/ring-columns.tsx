import type { Ring } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';

interface Options {
  clinicNameOf: (clinicId: number) => string;
  mayWrite: boolean;
  mayDelete: boolean;
  onEdit: (ring: Ring) => void;
  onRemove: (ring: Ring) => void;
}

/** How many clinics a row names; the others are a number. */
const namedClinics = 4;

/** The columns of the list of rings: name, clinics, and what the user may do with each ring. */
export function ringColumns(options: Options): ListColumn<Ring>[] {
  const { clinicNameOf, mayWrite, mayDelete, onEdit, onRemove } = options;
  const namesOf = (ids: readonly number[]) => {
    const names = ids.slice(0, namedClinics).map(clinicNameOf).join('، ');
    const others = ids.length - namedClinics;
    return others > 0 ? `${names} ${m.rings.others(formatNumber(others))}` : names;
  };

  return [
    textColumn({ title: m.rings.name, text: ({ name }) => name }),
    numberColumn({ title: m.rings.count, number: ({ clinic_ids }) => clinic_ids.length }),
    {
      title: m.rings.clinics,
      cell: ({ clinic_ids }) => namesOf(clinic_ids),
      value: ({ clinic_ids }) => clinic_ids.map(clinicNameOf).join('، '),
      wide: true,
    },
    actionsColumn<Ring>({
      nameOf: ({ name }) => formatText(name),
      actions: (ring) => [
        mayWrite && { label: common.edit, icon: 'edit', onSelect: () => onEdit(ring) },
        mayDelete && {
          label: m.rings.remove,
          icon: 'delete',
          danger: true,
          onSelect: () => onRemove(ring),
        },
      ],
    }),
  ];
}
