import {
  internalServiceCodePrefix,
  internalServiceInput,
} from '@ziba/shared/contracts/internal-services';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { internalServices } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { InternalServiceInputs } from './service-inputs';

const list = { to: addresses.internalServices, label: m.backToList };

/** Registers a service that the clinic buys, under a generated code (text 3 §3, §9). */
export function NewInternalServiceScreen() {
  const save = internalServices.useSave();
  const navigate = useNavigate();
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
        onSubmit={async (service) => {
          const { system_code } = await save(service);
          toast.success(m.created);
          // The code was taken meanwhile: the server has given the service another one.
          if (system_code !== service.system_code) toast.info(m.codeGiven(system_code));
          await navigate(list.to);
        }}
      >
        <InternalServiceInputs />
      </Form>
    </Screen>
  );
}
