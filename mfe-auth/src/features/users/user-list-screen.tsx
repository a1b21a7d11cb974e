import type { PagedList } from '@ziba/shared/api/create-resource';
import { useListParams } from '@ziba/shared/api/use-list-params';
import { userAddresses } from '@ziba/shared/contracts/addresses';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useArea } from '../../data/use-area';
import { useClinics, userRows } from '../../data/users.api';
import { m } from './messages';
import { RequestsCard } from './requests/requests-card';
import { useUserActions } from './user-actions';
import { clinicColumn, statusColumn, userColumns } from './user-columns';
import { clinicFilters, platformFilters, UserFilters } from './user-filters';

/** A list whose failure begins with what could not be read. */
const explained = (list: PagedList<StaffUser>) =>
  list.error
    ? {
        ...list,
        error: { status: list.error.status, message: `${m.loadFailed}. ${list.error.message}` },
      }
    : list;

/** The users of the clinic, or, in the platform's area, of all clinics. */
export function UserListScreen() {
  const area = useArea();
  const params = useListParams({ filters: area === 'admin' ? platformFilters : clinicFilters });
  const { page, search, sort, filters, setPage, setSort } = params;
  const list = userRows.useList({ page, search, sort, ...filters });
  const isListLoaded = list.data !== undefined || list.error !== undefined;
  const to = userAddresses(area);
  const actions = useUserActions(area);
  const clinics = useClinics(area === 'admin' && isListLoaded);
  // A registration names no clinic, so the platform decides on it.
  const mayWrite = useMay('users', 'write');
  const mayDecide = area === 'admin' && mayWrite;
  const mayCreate = useMayOpen(to.create);
  const create = mayCreate && (
    <ButtonLink to={to.create} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );
  const nameOf = (id: number) =>
    clinics.data?.data.find((clinic) => clinic.id === id)?.name ?? m.clinicOf(toPersianDigits(id));

  return (
    <Screen title={m.title} actions={create}>
      {mayDecide && isListLoaded && <RequestsCard />}
      <ResourceTable
        label={m.title}
        name={`${area}-users`}
        toolbar={<UserFilters {...params} area={area} isListLoaded={isListLoaded} />}
        columns={[
          ...userColumns,
          ...(area === 'admin' ? [clinicColumn(nameOf)] : []),
          statusColumn,
          ...(actions ? [actions] : []),
        ]}
        list={explained(list)}
        empty={<EmptyView title={m.empty} hint={m.emptyHint} action={create} />}
        noMatch={m.noMatch}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
