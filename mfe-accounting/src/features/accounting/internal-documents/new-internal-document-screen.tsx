import { internalServiceDocumentInput } from '@ziba/shared/contracts/internal-service-documents';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { internalServiceDocuments } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { useCreateWithCode } from '../use-create-with-code';
import { DocumentInputs } from './document-inputs';
import { m } from './messages';

const list = { to: addresses.internalServiceDocuments, label: m.backToList };

/** Records what an internal service costs and what was paid for it, under a generated code. */
export function NewInternalDocumentScreen() {
  const create = useCreateWithCode({
    save: internalServiceDocuments.useSave(),
    list: list.to,
    words: m,
  });
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
        onSubmit={create}
      >
        <DocumentInputs />
      </Form>
    </Screen>
  );
}
