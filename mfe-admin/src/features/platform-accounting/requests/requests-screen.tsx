import { useListParams } from '@ziba/shared/api/use-list-params';
import { requestStatuses } from '@ziba/shared/contracts/asked-requests';
import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { useMay } from '@ziba/shared/session/use-may';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { subscriptionRequests } from '../../../data/subscription-requests.api';
import { m as words } from '../../../widgets/invoices/messages';
import * as addresses from '../../../data/invoice-addresses';
import { DecisionDialog, type Decision } from './decision-dialog';
import { m as decision } from '../../../widgets/request-decision/messages';
import { m } from './messages';
import { requestColumns } from './request-columns';

const statusOptions = requestStatuses.map((value) => ({
  value,
  label: words.requestStatuses[value],
}));

/** What clinics asked for to renew their subscription; each is approved or refused once. */
export function RequestsScreen() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['status'] });
  const list = subscriptionRequests.useList({ page, search, sort, ...filters });
  const mayDecide = useMay('accounting', 'write');
  const [asked, setAsked] = useState<Decision>();
  const actions = (request: SubscriptionRequest) => {
    if (!mayDecide || request.status !== 'waiting') return [];
    return [
      { label: decision.approve, onSelect: () => setAsked({ request, verdict: 'approve' }) },
      {
        label: decision.refuse,
        danger: true,
        onSelect: () => setAsked({ request, verdict: 'refuse' }),
      },
    ];
  };
  const nameOf = ({ clinic }: SubscriptionRequest) => m.of(clinic.name);
  return (
    <Screen title={m.title} back={{ to: addresses.accounting, label: m.back }}>
      <ResourceTable
        label={m.title}
        name="subscription-requests"
        toolbar={
          <>
            <SearchField label={m.search} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.status}
              value={filters.status}
              options={statusOptions}
              onChange={(status) => set.setFilter('status', status)}
            />
          </>
        }
        columns={[...requestColumns, actionsColumn({ actions, nameOf })]}
        list={list}
        empty={m.empty}
        noMatch={m.nothingFound}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Screen>
  );
}
