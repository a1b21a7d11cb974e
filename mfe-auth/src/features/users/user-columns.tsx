import { accountStatuses } from '@ziba/shared/contracts/clinics';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';
import { areaOf } from '../../data/user-standing';
import { AccountStatus, accountStatusText } from '../../widgets/user-words/account-status';
import { roleName } from '../../widgets/user-words/role-name';

export const statusOptions = accountStatuses
  .filter((status) => status !== 'archived')
  .map((value) => ({ value, label: accountStatusText(value) }));

/** Name, system code, phone and role, and whether the account may be used. */
export const userColumns: ListColumn<StaffUser>[] = [
  textColumn({
    title: m.columns.name,
    sort: 'fullName',
    text: ({ profile, username }) => profile.fullName || username,
  }),
  codeColumn({
    title: m.columns.systemCode,
    isLesser: true,
    sort: 'systemCode',
    code: ({ profile }) => profile.systemCode,
  }),
  codeColumn({
    title: m.columns.phone,
    sort: 'phoneNumber',
    code: ({ phoneNumber }) => phoneNumber,
  }),
  textColumn({ title: m.columns.role, sort: 'role', text: roleName }),
];

/** The clinic of a user, for the platform; none for a request that waits. */
export const clinicColumn = (nameOf: (id: number) => string): ListColumn<StaffUser> =>
  textColumn({
    title: m.columns.clinic,
    text: (user) => {
      if (user.clinic_id !== null) return formatText(nameOf(user.clinic_id));
      return areaOf(user) === 'admin' ? m.platform : null;
    },
  });

export const statusColumn: ListColumn<StaffUser> = {
  title: m.columns.status,
  isLesser: true,
  sort: 'account_status',
  cell: ({ account_status }) => <AccountStatus status={account_status} />,
  value: ({ account_status }) => accountStatusText(account_status),
};
