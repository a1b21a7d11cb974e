import { internalServiceDocumentInput } from '@ziba/shared/contracts/internal-service-documents';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { internalServiceDocuments } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { DocumentInputs } from './document-inputs';
import { m } from './messages';

const list = { to: addresses.internalServiceDocuments, label: m.backToList };

/** Records what an internal service costs and what was paid for it, under a generated code (text 3 §3, §9). */
export function NewInternalDocumentScreen() {
  const save = internalServiceDocuments.useSave();
  const navigate = useNavigate();
  const [initial] = useState(() => ({ system_code: randomCode(5) }));
  return (
    <Screen title={m.create} back={list} width="narrow">
      <Form
        schema={internalServiceDocumentInput}
        initial={initial}
        submit={common.save}
        failed={m.createFailed}
        cancel={{ to: list.to, label: common.cancel }}
        draft="internal-document"
        onSubmit={async (document) => {
          const { system_code } = await save(document);
          toast.success(m.created);
          // The code was taken meanwhile: the server has given the document another one.
          if (system_code !== document.system_code) toast.info(m.codeGiven(system_code));
          await navigate(list.to);
        }}
      >
        <DocumentInputs />
      </Form>
    </Screen>
  );
}
