import type { InternalServiceDocument } from '@ziba/shared/contracts/internal-service-documents';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import * as addresses from '../addresses';
import { statusColumn } from '../documents/document-status';
import { m as words } from '../documents/messages';
import { VoidDocument } from '../documents/void-document';
import { m } from './messages';

const { columns } = m;

const facts: ListColumn<InternalServiceDocument>[] = [
  textColumn({
    title: columns.title,
    text: ({ document_title }) => document_title,
    sort: 'document_title',
  }),
  codeColumn({
    title: columns.code,
    isLesser: true,
    code: ({ system_code }) => system_code,
    sort: 'system_code',
  }),
  textColumn({
    title: columns.service,
    text: ({ internal_service }) => internal_service.subject,
    sort: 'subject',
  }),
  numberColumn({
    title: columns.cost,
    number: (row) => row.default_service_cost,
    sort: 'default_service_cost',
  }),
  numberColumn({
    title: columns.paid,
    number: ({ paid_amount }) => paid_amount,
    sort: 'paid_amount',
  }),
  numberColumn({
    title: columns.remaining,
    number: ({ remaining_cost }) => remaining_cost,
    sort: 'remaining_cost',
  }),
  dateTimeColumn({
    title: columns.date,
    isLesser: true,
    date: ({ created_at }) => created_at,
    dayOnly: true,
    sort: 'created_at',
  }),
  statusColumn(),
];

type OnVoid = (id: number, reason: string) => Promise<void>;

const changes = (onVoid: OnVoid): ListColumn<InternalServiceDocument>[] => [
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (row) => (
      <>
        {row.status === 'posted' && (
          <EditLink
            to={addresses.editInternalServiceDocument(row.id)}
            name={formatText(row.document_title)}
          />
        )}
        <VoidDocument
          document={row}
          name={row.document_title}
          meaning={words.voidService}
          onVoid={onVoid}
        />
      </>
    ),
  },
];

interface Rights {
  mayWrite: boolean;
  onVoid: OnVoid;
}

/** The columns of the list of documents; only who may write gets the links to edit, and who may remove those to void. */
export const documentColumns = ({ mayWrite, onVoid }: Rights) =>
  mayWrite ? [...facts, ...changes(onVoid)] : facts;
