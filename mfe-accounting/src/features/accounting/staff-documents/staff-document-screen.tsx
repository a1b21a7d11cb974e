import * as addresses from '@ziba/shared/contracts/addresses';
import type { FinancialDocument } from '@ziba/shared/contracts/financial-documents';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { m as words } from '../documents/messages';
import { noDocument } from '../no-document';
import { VoidDocument } from '../documents/void-document';
import { DocumentAttachments } from './document-attachments';
import { DocumentEquation } from './document-equation';
import { DocumentPerson } from './document-person';
import { m } from './messages';
import { staffDocuments } from '../../../data/staff-documents.api';
import { useVoidDocument } from '../../../data/void-document.api';

/** One financial document of a member of staff, to read. */
export function StaffDocumentScreen() {
  const record = staffDocuments.useOne(useIdParam());
  const list = useListReturn(addresses.staffDocuments);
  const mayWrite = useMay('accounting', 'write');
  const onVoid = useVoidDocument('/financial-documents', '/staff', '/payroll');
  const actions = (document: FinancialDocument) => (
    <>
      {mayWrite && document.status === 'posted' && (
        <ButtonLink to={addresses.editStaffDocument(document.id)} state={{ list }} icon="edit">
          {m.edit}
        </ButtonLink>
      )}
      <VoidDocument
        document={document}
        name={document.title}
        meaning={words.voidStaff}
        onVoid={onVoid}
      />
    </>
  );

  return (
    <RecordScreen
      record={record}
      title={m.document}
      back={{ to: list, label: m.backToList }}
      head={(document) => ({
        title: formatText(document.title),
        hint: hintOf(document),
        actions: actions(document),
      })}
      notFound={noDocument}
    >
      {(document) => <Document document={document} />}
    </RecordScreen>
  );
}

function hintOf({ id, document_type, created_at }: FinancialDocument): string {
  return m.hint(toPersianDigits(id), document_type, formatDay(created_at));
}

function Document({ document }: { document: FinancialDocument }) {
  const left = document.total_payable - document.paid_amount;
  return (
    <>
      {document.status === 'void' && (
        <Card title={words.statuses.void}>
          <p>
            {words.voidReason}: {formatText(document.void_reason ?? '')}
          </p>
        </Card>
      )}
      <CardGrid>
        <DocumentPerson user={document.user} />
        <Card
          title={m.paid}
          actions={left === 0 && <StatusBadge tone="success" label={m.settled} />}
        >
          <Paid>{formatToman(document.paid_amount)}</Paid>
          {document.payment_method && (
            <p>
              {words.paidBy}: {paymentMethodLabels[document.payment_method]}
            </p>
          )}
          {left > 0 && <p>{m.remaining(formatToman(left))}</p>}
          {left < 0 && <p>{m.overpaid(formatToman(-left))}</p>}
        </Card>
      </CardGrid>
      <Card title={m.equation}>
        <DocumentEquation document={document} />
      </Card>
      {document.description && (
        <Card title={m.description}>
          <Text dir="auto">{formatText(document.description)}</Text>
        </Card>
      )}
      <Card title={m.attachments}>
        <DocumentAttachments files={document.attachment_file} />
      </Card>
    </>
  );
}

const Paid = styled.p`
  color: var(--text);
  font-size: var(--size-xl);
  font-weight: 700;
`;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
