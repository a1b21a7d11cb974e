import { useListParams } from '@ziba/shared/api/use-list-params';
import type { UserRequest } from '@ziba/shared/contracts/users';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useState } from 'react';
import { userRequests } from '../../../data/requests.api';
import { ApproveDrawer } from './approve-drawer';
import { m } from './messages';
import { RefuseDrawer } from './refuse-drawer';
import { requestColumns } from './request-columns';

/**
 * The accounts that registered publicly and wait, for the platform's staff who may decide. Shown only while
 * there are some, or when they cannot be read.
 */
export function RequestsCard() {
  const { page, setPage } = useListParams({ list: 'requests', filters: [] });
  const list = userRequests.useList({ page });
  const [approving, setApproving] = useState<UserRequest>();
  const [refusing, setRefusing] = useState<UserRequest>();
  const isAnyWaiting = (list.data?.meta.total ?? 0) > 0 || list.error !== undefined;

  return (
    <>
      {isAnyWaiting && (
        <Card title={m.title} hint={m.hint}>
          <ResourceTable
            label={m.list}
            columns={requestColumns({
              onApprove: setApproving,
              onRefuse: setRefusing,
            })}
            list={list}
            empty={m.empty}
            page={page}
            onPage={setPage}
          />
        </Card>
      )}
      {approving && <ApproveDrawer request={approving} onClose={() => setApproving(undefined)} />}
      {refusing && <RefuseDrawer request={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  );
}
