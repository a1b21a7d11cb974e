import { useListParams } from '@ziba/shared/api/use-list-params';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import * as addresses from '@ziba/shared/contracts/addresses';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { ConsoleTabs } from '../../widgets/console-tabs/console-tabs';
import { wholeList } from './whole-list';
import { m } from './messages';
import { remoteColumns } from './remote-columns';
import { useRemotes } from '../../data/section-releases.api';

const textOf = ({ remote, sections }: RegisteredRemote) =>
  [remote, ...sections.map(({ title }) => title)].join(' ');

/** The list of remotes with their default release, its health, and the running canary. */
export function RemotesScreen() {
  const { search, setSearch } = useListParams();
  const found = wholeList(useRemotes(), {
    idOf: ({ remote }) => remote,
    isShown: (remote) => holdsWords(textOf(remote), search),
  });

  return (
    <Screen title={m.releases} hint={m.releasesHint}>
      <ConsoleTabs />
      <ResourceTable
        label={m.releases}
        columns={remoteColumns}
        list={{ ...found, query: { search } }}
        rowHref={({ remote }) => addresses.remoteReleases(remote)}
        toolbar={<SearchField label={m.searchRemotes} value={search} onSearch={setSearch} />}
        empty={
          <EmptyView
            icon="sections"
            title={m.noRemotes}
            hint={m.noRemotesHint}
            action={<ButtonLink to={addresses.deployTokens}>{m.toTokens}</ButtonLink>}
          />
        }
      />
    </Screen>
  );
}
