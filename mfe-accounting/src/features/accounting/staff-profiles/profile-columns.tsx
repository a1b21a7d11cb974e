import type { FinancialInfo } from '@ziba/shared/contracts/financial-info';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import * as addresses from '../addresses';
import { incomeText } from './income-text';
import { m } from './messages';

const facts: ListColumn<FinancialInfo>[] = [
  textColumn({
    title: m.columns.name,
    text: ({ user }) => user.profile.fullName,
    sort: 'fullName',
  }),
  textColumn({ title: m.columns.income, text: ({ income_type }) => income_type }),
  textColumn({ title: m.columns.amount, text: incomeText }),
  textColumn({
    title: m.columns.bank,
    isLesser: true,
    text: ({ bank_name }) => bank_name,
    sort: 'bank_name',
  }),
  dateTimeColumn({
    title: m.columns.date,
    isLesser: true,
    date: ({ created_at }) => created_at,
    dayOnly: true,
    sort: 'created_at',
  }),
];

/** The columns of the list of profiles; only who may write gets the action that edits. */
export function profileColumns(mayWrite: boolean): ListColumn<FinancialInfo>[] {
  const actions = actionsColumn<FinancialInfo>({
    nameOf: ({ user }) => formatText(user.profile.fullName),
    actions: ({ id }) => [
      { label: common.view, icon: 'show', to: addresses.staffProfile(id) },
      mayWrite && { label: common.edit, icon: 'edit', to: addresses.editStaffProfile(id) },
    ],
  });
  return [...facts, actions];
}
