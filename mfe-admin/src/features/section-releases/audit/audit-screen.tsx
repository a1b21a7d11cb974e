import { useListParams } from '@ziba/shared/api/use-list-params';
import { formatText } from '@ziba/shared/format/text';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { ConsoleTabs } from '../../../widgets/console-tabs/console-tabs';
import { useClinics, useRemotes } from '../../../data/section-releases.api';
import { auditColumns } from './audit-columns';
import { registryAudit } from '../../../data/audit.api';
import { m } from './messages';

const auditFilters = ['remote', 'clinic_id', 'action'] as const;
const actions = Object.entries(m.actions).map(([value, label]) => ({ value, label }));

/** The log of changes to releases and switches: who, what, when and why. The address holds the filters. */
export function AuditScreen() {
  const { page, filters, setPage, setFilter } = useListParams({ filters: auditFilters });
  const { remote, clinic_id, action } = filters;
  const list = registryAudit.useList({ page, ...filters });
  const remotes = useRemotes({ withFigures: false });
  const clinics = useClinics();
  const titles = new Map(
    remotes.data?.data.flatMap(({ sections }) => sections.map(({ key, title }) => [key, title])),
  );

  return (
    <Screen title={m.title} hint={m.hint}>
      <ConsoleTabs />
      <ResourceTable
        label={m.title}
        name="registry-audit"
        toolbar={
          <>
            <FilterSelect
              label={m.action}
              options={actions}
              value={action}
              onChange={(value) => setFilter('action', value)}
            />
            <FilterSelect
              label={m.remote}
              options={remotes.data?.data.map((one) => one.remote) ?? []}
              value={remote}
              onChange={(value) => setFilter('remote', value)}
            />
            <FilterSelect
              label={m.clinic}
              options={
                clinics.data?.data.map(({ id, name }) => ({
                  value: id,
                  label: formatText(name),
                })) ?? []
              }
              value={clinic_id}
              onChange={(value) => setFilter('clinic_id', value)}
            />
          </>
        }
        columns={auditColumns((section) => titles.get(section) ?? section)}
        list={list}
        page={page}
        onPage={setPage}
        empty={<EmptyView icon="history" title={m.empty} hint={m.emptyHint} />}
      />
    </Screen>
  );
}
