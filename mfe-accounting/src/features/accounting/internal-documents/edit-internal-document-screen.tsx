import { internalServiceDocumentInput } from '@ziba/shared/contracts/internal-service-documents';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import { internalServiceDocuments } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { noDocument } from '../no-document';
import { DocumentInputs } from './document-inputs';
import { m } from './messages';

/** Changes the document of an internal service; its code stays. */
export function EditInternalDocumentScreen() {
  const record = internalServiceDocuments.useOne(useIdParam());
  const save = internalServiceDocuments.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.internalServiceDocuments);
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: list, label: m.backToList }}
      head={({ document_title }) => ({ hint: formatText(document_title) })}
      notFound={noDocument}
      width="narrow"
    >
      {(document) => (
        <Form
          schema={internalServiceDocumentInput}
          stored={document}
          reload={record.mutate}
          submit={common.saveChanges}
          failed={m.editFailed}
          cancel={{ to: list, label: common.cancel }}
          draft="internal-document"
          onSubmit={async (_, { changes }) => {
            await save(changes, document.id);
            toast.success(m.edited);
            await navigate(list);
          }}
        >
          <DocumentInputs own={document.internal_service} />
        </Form>
      )}
    </RecordScreen>
  );
}
