import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { FinancialDocument } from '@ziba/shared/contracts/financial-documents';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useFromList } from '@ziba/shared/router/list-return';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import * as own from '../addresses';
import { m as profiles } from '../staff-profiles/messages';
import { m } from './messages';
import { staffDocuments } from '../../../data/staff-documents.api';

function Subject({ document }: { document: FinancialDocument }) {
  return (
    <Two>
      <span dir="auto">{formatText(document.title)}</span>
      <small>{document.user.profile.fullName}</small>
    </Two>
  );
}

function Actions({ document }: { document: FinancialDocument }) {
  const mayWrite = useMay('accounting', 'write');
  const { id, title, user } = document;
  return (
    <Row>
      <ButtonLink
        to={addresses.staffDocument(id)}
        state={useFromList()}
        tone="quiet"
        size="small"
        icon="show"
        aria-label={m.view(title, user.profile.fullName)}
      >
        {common.view}
      </ButtonLink>
      {mayWrite && <EditLink to={addresses.editStaffDocument(id)} name={title} />}
    </Row>
  );
}

const columns: ListColumn<FinancialDocument>[] = [
  {
    title: m.columns.subject,
    cell: (document) => <Subject document={document} />,
    value: ({ title, user }) => m.subjectOf(title, user.profile.fullName),
    sort: 'title',
  },
  codeColumn({ title: m.columns.id, isLesser: true, code: ({ id }) => String(id) }),
  textColumn({
    title: m.columns.type,
    isLesser: true,
    text: ({ document_type }) => document_type,
    sort: 'document_type',
  }),
  numberColumn({
    title: m.columns.amount,
    number: ({ paid_amount }) => paid_amount,
    format: formatToman,
    sort: 'paid_amount',
  }),
  dateTimeColumn({
    title: m.columns.date,
    date: ({ created_at }) => created_at,
    dayOnly: true,
    sort: 'created_at',
  }),
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (document) => <Actions document={document} />,
  },
];

/** The financial documents of the clinic's people. */
export function StaffDocumentsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = staffDocuments.useList({ page, search, sort });

  const mayWrite = useMay('accounting', 'write');

  return (
    <Screen title={m.title} back={{ to: addresses.accounting, label: m.home }}>
      <CardGrid>
        {mayWrite && (
          <ActionCard
            to={addresses.newStaffDocument}
            icon="receipt"
            title={m.create}
            hint={m.createText}
          />
        )}
        <ActionCard
          to={own.staffProfiles}
          icon="users"
          title={profiles.title}
          hint={profiles.cardText}
        />
      </CardGrid>
      <ResourceTable
        label={m.list}
        name="staff-documents"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={columns}
        list={list}
        empty={<EmptyView icon="receipt" title={m.empty} hint={m.emptyText} />}
        noMatch={m.nothingFound(search)}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}

const Two = styled.span`
  display: grid;

  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 400;
  }
`;

const Row = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  white-space: nowrap;
`;
