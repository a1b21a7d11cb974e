import type { PayrollPreview, PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';
import { SlipButton } from './slip-button';

/** One person's month as a row of the table. */
export type PayRow = PayrollPreviewLine & { id: number };

interface Options {
  month: Pick<PayrollPreview, 'month' | 'title' | 'to'>;
  onShow: (row: PayRow) => void;
  /** Undefined for users who may not write. */
  onAdjust: ((row: PayRow) => void) | undefined;
  /** Undefined also while the month is not over. */
  onPost: ((row: PayRow) => void) | undefined;
}

const nameOf = ({ user }: PayRow) => formatText(user.fullName);

const sums: ListColumn<PayRow>[] = [
  textColumn({
    title: m.incomeType,
    isLesser: true,
    text: ({ income_type }) => income_type ?? m.noIncomeType,
    sort: 'income_type',
  }),
  numberColumn({
    title: m.fixedPart,
    isLesser: true,
    number: ({ fixed_part }) => fixed_part,
    sort: 'fixed_part',
  }),
  numberColumn({
    title: m.percentagePart,
    isLesser: true,
    number: ({ percentage_part }) => percentage_part,
    sort: 'percentage_part',
  }),
  numberColumn({
    title: m.correction,
    isLesser: true,
    number: ({ correction }) => correction,
    sort: 'correction',
  }),
  numberColumn({
    title: m.adjustment,
    isLesser: true,
    number: ({ adjustment }) => adjustment,
    sort: 'adjustment',
  }),
  numberColumn({ title: m.sum, number: ({ total }) => total, sort: 'total' }),
  {
    title: m.state,
    cell: ({ state }) => (
      <StatusBadge tone={state === 'posted' ? 'success' : 'warning'} label={m.lineStates[state]} />
    ),
    value: ({ state }) => m.lineStates[state],
  },
];

/** The columns of the people of a month, with the actions that the user's rights and the row's state allow. */
export function personColumns({ month, onShow, onAdjust, onPost }: Options): ListColumn<PayRow>[] {
  return [
    {
      title: m.person,
      cell: (row) => (
        <Button
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={m.showOf(nameOf(row))}
          onClick={() => onShow(row)}
        >
          {nameOf(row)}
        </Button>
      ),
      value: ({ user }) => `${user.fullName} ${user.systemCode ?? ''}`.trim(),
      sort: 'fullName',
    },
    ...sums,
    {
      title: m.slip,
      quiet: true,
      align: 'end',
      cell: (row) => row.state === 'posted' && <SlipButton month={month} line={row} />,
    },
    actionsColumn<PayRow>({
      nameOf,
      actions: (row) => [
        { label: m.show, icon: 'show', onSelect: () => onShow(row) },
        row.state === 'open' &&
          onAdjust && { label: m.adjust, icon: 'edit', onSelect: () => onAdjust(row) },
        row.state === 'open' &&
          onPost && { label: m.postOne, icon: 'check', onSelect: () => onPost(row) },
      ],
    }),
  ];
}
