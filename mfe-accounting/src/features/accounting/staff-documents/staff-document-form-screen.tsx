import { addresses } from '@ziba/shared/contracts/addresses';
import { documentType, financialDocumentInput } from '@ziba/shared/contracts/financial-documents';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { MissingDocument } from '../missing-document';
import { m } from './messages';
import { StaffDocumentInputs } from './staff-document-inputs';
import { staffDocuments } from '../../../data/staff-documents.api';
import { totalPayable } from './total-payable';

/** Records a financial document of a member of staff, or corrects the one in the address (text 3). */
export function StaffDocumentFormScreen() {
  const id = useIdParam();
  const { data: document, error, mutate } = staffDocuments.useOne(id);
  const save = staffDocuments.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.staffDocuments);
  const head = { title: id ? m.edit : m.create, back: { to: list, label: m.backToList } };

  if (id && !document) {
    return (
      <Screen {...head} width="narrow">
        <MissingDocument error={error} back={head.back} onRetry={() => mutate()} />
      </Screen>
    );
  }
  return (
    <Screen {...head} hint={document?.user.profile.fullName} width="narrow">
      <Form
        schema={financialDocumentInput}
        initial={{ document_type: documentType.payment }}
        stored={document}
        reload={mutate}
        submit={id ? common.saveChanges : m.save}
        failed={m.saveFailed}
        cancel={{ to: list, label: common.cancel }}
        draft="staff-document"
        onSubmit={async (values, { changes }) => {
          const { calculated_salary_this_month: salary, carried_forward, previous_credit } = values;
          const total = totalPayable(salary, carried_forward, previous_credit);
          const sums = { total_payable: total, total_calculated: total };
          await save({ ...(id ? changes : values), ...sums }, id);
          toast.success(m.saved);
          await navigate(list);
        }}
      >
        <StaffDocumentInputs />
      </Form>
    </Screen>
  );
}
