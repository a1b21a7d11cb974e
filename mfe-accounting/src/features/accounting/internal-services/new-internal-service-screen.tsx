import {
  internalServiceCodePrefix,
  internalServiceInput,
} from '@ziba/shared/contracts/internal-services';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { internalServices } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { useCreateWithCode } from '../use-create-with-code';
import { m } from './messages';
import { InternalServiceInputs } from './service-inputs';

const list = { to: addresses.internalServices, label: m.backToList };

/** Registers a service that the clinic buys, under a generated code. */
export function NewInternalServiceScreen() {
  const create = useCreateWithCode({ save: internalServices.useSave(), list: list.to, words: m });
  const [initial] = useState(() => ({ system_code: internalServiceCodePrefix + randomCode(5) }));
  return (
    <Screen title={m.create} back={list} width="narrow">
      <Form
        schema={internalServiceInput}
        initial={initial}
        submit={common.save}
        failed={m.createFailed}
        cancel={{ to: list.to, label: common.cancel }}
        draft="internal-service"
        onSubmit={create}
      >
        <InternalServiceInputs />
      </Form>
    </Screen>
  );
}
