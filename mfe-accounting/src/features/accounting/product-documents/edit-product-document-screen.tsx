import * as addresses from '@ziba/shared/contracts/addresses';
import { productFinancialInput } from '@ziba/shared/contracts/product-financial';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { noDocument } from '../no-document';
import { DocumentInputs } from './document-inputs';
import { m } from './messages';
import { productDocuments } from '../../../data/product-documents.api';

/** Corrects a document; its product cannot be changed. */
export function EditProductDocumentScreen() {
  const record = productDocuments.useOne(useIdParam());
  const save = productDocuments.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.productDocuments);

  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: list, label: m.backToList }}
      head={({ product }) => ({ hint: formatText(product.name) })}
      notFound={noDocument}
      width="narrow"
    >
      {(document) => (
        <Form
          schema={productFinancialInput}
          stored={document}
          reload={record.mutate}
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
      )}
    </RecordScreen>
  );
}
