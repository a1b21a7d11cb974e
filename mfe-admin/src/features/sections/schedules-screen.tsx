import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { ConsoleTabs } from '../../widgets/console-tabs/console-tabs';
import { useSections } from '../../data/matrix.api';
import { m } from './messages';
import { scheduleColumns } from './schedule-columns';
import { switchSchedules } from '../../data/switch.api';
import { useCancelWithUndo } from './use-cancel-with-undo';

/** The list of scheduled switches, the next one first. Each can be cancelled. */
export function SchedulesScreen() {
  const { search, setSearch, sort, setSort } = useListParams();
  const list = switchSchedules.useAll();
  const sections = useSections();
  const cancel = useCancelWithUndo();
  const mayCancel = useMay('sections', 'delete');

  const titles = new Map(sections.data?.data.map(({ section, title }) => [section, title]));
  const titleOf = (section: string) => titles.get(section) ?? section;
  const { facts, action } = scheduleColumns(titleOf, (one) => cancel(one, titleOf(one.section)));

  return (
    <Screen title={m.schedules.title} hint={m.schedules.hint}>
      <ConsoleTabs />
      <LocalTable
        label={m.schedules.title}
        name="switch-schedules"
        toolbar={<SearchField label={m.schedules.search} value={search} onSearch={setSearch} />}
        search={search}
        columns={mayCancel ? [...facts, action] : facts}
        list={list}
        sort={sort}
        onSort={setSort}
        empty={
          <EmptyView
            icon="clock"
            title={m.schedules.empty}
            hint={m.schedules.emptyHint}
            action={<ButtonLink to={addresses.sectionMatrix}>{m.schedules.toMatrix}</ButtonLink>}
          />
        }
      />
    </Screen>
  );
}
