import { useListParams } from '@ziba/shared/api/use-list-params';
import type { ConsentTemplate } from '@ziba/shared/contracts/consents';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { consentTemplates } from '../../data/consents.api';
import { ConsentRuleCard } from './consent-rule-card';
import { m } from './messages';

const words = m.consents;

const TemplateDrawer = lazyPart(async () => (await import('./template-drawer')).TemplateDrawer);

const facts: Column<ConsentTemplate>[] = [
  textColumn({ title: words.fields.title, text: ({ title }) => title, sort: 'title' }),
  textColumn({
    title: words.fields.service_ids,
    text: ({ services }) => services.map(({ title }) => title).join('، ') || words.noService,
  }),
  textColumn({
    title: words.number,
    text: ({ number }) => toPersianDigits(number),
    isLesser: true,
  }),
  {
    title: words.state,
    cell: ({ is_active: isActive }) => (
      <StatusBadge
        tone={isActive ? 'success' : 'neutral'}
        label={isActive ? words.active : words.inactive}
      />
    ),
    value: ({ is_active: isActive }) => (isActive ? words.active : words.inactive),
  },
];

/** Whether reports wait for consents, and the texts that patients sign, each for its services. */
export function ConsentsTab({ mayWrite }: { mayWrite: boolean }) {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams('consents');
  const list = consentTemplates.useList({ page, search, sort });
  const [edited, setEdited] = useState<ConsentTemplate | 'new'>();
  const columns = mayWrite
    ? [
        ...facts,
        actionsColumn<ConsentTemplate>({
          nameOf: ({ title }) => formatText(title),
          actions: (row) => [{ label: common.edit, icon: 'edit', onSelect: () => setEdited(row) }],
        }),
      ]
    : facts;

  return (
    <Parts>
      <ConsentRuleCard mayWrite={mayWrite} />
      <ResourceTable
        label={words.list}
        columns={columns}
        list={list}
        toolbar={
          <>
            <SearchField label={words.search} value={search} onSearch={setSearch} />
            {mayWrite && (
              <Button tone="primary" icon="add" onClick={() => setEdited('new')}>
                {words.add}
              </Button>
            )}
          </>
        }
        empty={<EmptyView icon="file" title={words.empty} hint={words.emptyHint} />}
        noMatch={words.noMatch}
        {...{ page, sort }}
        onPage={setPage}
        onSort={setSort}
      />
      {edited && (
        <TemplateDrawer
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
