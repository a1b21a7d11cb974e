import { useListParams } from '@ziba/shared/api/use-list-params';
import { staffDocuments } from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { staffProfiles } from '../../../data/staff-profiles.api';
import { ChooseUserDialog } from './choose-user-dialog';
import { m } from './messages';
import { profileColumns } from './profile-columns';

/** What the members of staff earn, with their insurance and their bank. */
export function ProfilesScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = staffProfiles.useList({ page, search, sort });
  const [isChoosing, setChoosing] = useState(false);
  const mayWrite = useMay('accounting', 'write');
  const create = mayWrite && (
    <Button tone="primary" icon="add" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
      {m.create}
    </Button>
  );
  return (
    <Screen title={m.title} back={{ to: staffDocuments, label: m.back }} actions={create}>
      <ResourceTable
        label={m.title}
        name="staff-profiles"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={profileColumns(mayWrite)}
        list={list}
        empty={<EmptyView icon="users" title={m.empty} hint={m.emptyText} action={create} />}
        noMatch={m.nothingFound(search)}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
      {isChoosing && <ChooseUserDialog onClose={() => setChoosing(false)} />}
    </Screen>
  );
}
