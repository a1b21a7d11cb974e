import { addresses } from '@ziba/shared/contracts/addresses';
import { productFinancialInput } from '@ziba/shared/contracts/product-financial';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { MissingDocument } from '../missing-document';
import { DocumentInputs } from './document-inputs';
import { m } from './messages';
import { productDocuments } from '../../../data/product-documents.api';

/** Corrects a document; which product it speaks of stays as it was (text 3 §5). */
export function EditProductDocumentScreen() {
  const id = useIdParam();
  const { data: document, error, mutate } = productDocuments.useOne(id);
  const save = productDocuments.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.productDocuments);
  const back = { to: list, label: m.backToList };

  if (!document) {
    return (
      <Screen title={m.edit} back={back} width="narrow">
        <MissingDocument error={error} back={back} onRetry={() => mutate()} />
      </Screen>
    );
  }
  return (
    <Screen title={m.edit} hint={formatText(document.product.name)} back={back} width="narrow">
      <Form
        schema={productFinancialInput}
        stored={document}
        reload={mutate}
        submit={common.saveChanges}
        failed={m.editFailed}
        cancel={{ to: list, label: common.cancel }}
        draft="document"
        onSubmit={async (_, { changes }) => {
          await save(changes, document.id);
          toast.success(m.edited);
          await navigate(list);
        }}
      >
        <DocumentInputs product={document.product} />
      </Form>
    </Screen>
  );
}
