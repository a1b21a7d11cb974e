import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { FinancialDocument } from '@ziba/shared/contracts/financial-documents';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useFromList } from '@ziba/shared/router/list-return';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
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

const columns: Column<FinancialDocument>[] = [
  {
    title: m.columns.subject,
    cell: (document) => <Subject document={document} />,
    value: ({ title, user }) => m.subjectOf(title, user.profile.fullName),
    sort: 'title',
  },
  { title: m.columns.id, cell: ({ id }) => toPersianDigits(id) },
  { title: m.columns.type, cell: ({ document_type }) => document_type, sort: 'document_type' },
  {
    title: m.columns.amount,
    cell: ({ paid_amount }) => formatToman(paid_amount),
    value: ({ paid_amount }) => paid_amount,
    sort: 'paid_amount',
    align: 'end',
  },
  { title: m.columns.date, cell: ({ created_at }) => formatDay(created_at), sort: 'created_at' },
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (document) => <Actions document={document} />,
  },
];

/** The financial documents of the clinic's people (text 3, people accounting). */
export function StaffDocumentsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = staffDocuments.useList({ page, search, sort });

  const mayWrite = useMay('accounting', 'write');
  const create = mayWrite && (
    <ButtonLink to={addresses.newStaffDocument} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen title={m.title} back={{ to: addresses.accounting, label: m.home }} actions={create}>
      <ResourceTable
        label={m.list}
        name="staff-documents"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={columns}
        list={list}
        empty={<EmptyView icon="receipt" title={m.empty} action={create} />}
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
