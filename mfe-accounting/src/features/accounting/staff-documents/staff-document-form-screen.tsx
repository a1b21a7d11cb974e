import * as addresses from '@ziba/shared/contracts/addresses';
import {
  documentType,
  financialDocumentInput,
  type FinancialDocument,
} from '@ziba/shared/contracts/financial-documents';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { noDocument } from '../no-document';
import { m } from './messages';
import { StaffDocumentInputs } from './staff-document-inputs';
import { staffDocuments } from '../../../data/staff-documents.api';
import { totalPayable } from './total-payable';

/** Records a financial document of a member of staff, or corrects the one in the address. */
export function StaffDocumentFormScreen() {
  const id = useIdParam();
  const record = staffDocuments.useOne(id);
  const list = useListReturn(addresses.staffDocuments);
  const back = { to: list, label: m.backToList };

  if (id === undefined) {
    return (
      <Screen title={m.create} back={back} width="narrow">
        <StaffDocumentForm reload={record.mutate} list={list} />
      </Screen>
    );
  }
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={back}
      head={({ user }) => ({ hint: user.profile.fullName })}
      notFound={noDocument}
      width="narrow"
    >
      {(document) => <StaffDocumentForm document={document} reload={record.mutate} list={list} />}
    </RecordScreen>
  );
}

interface FormProps {
  /** None for a new document. */
  document?: FinancialDocument;
  /** Reads the document again. */
  reload: () => unknown;
  /** The address that the form leads back to. */
  list: string;
}

function StaffDocumentForm({ document, reload, list }: FormProps) {
  const save = staffDocuments.useSave();
  const navigate = useNavigate();

  return (
    <Form
      schema={financialDocumentInput}
      initial={{ document_type: documentType.payment }}
      stored={document}
      reload={reload}
      submit={document ? common.saveChanges : m.save}
      failed={m.saveFailed}
      cancel={{ to: list, label: common.cancel }}
      draft="staff-document"
      onSubmit={async (values, { changes }) => {
        const { calculated_salary_this_month: salary, carried_forward, previous_credit } = values;
        const total = totalPayable(salary, carried_forward, previous_credit);
        const sums = { total_payable: total, total_calculated: total };
        await save({ ...(document ? changes : values), ...sums }, document?.id);
        toast.success(m.saved);
        await navigate(list);
      }}
    >
      <StaffDocumentInputs />
    </Form>
  );
}
