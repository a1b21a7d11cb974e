import * as addresses from '@ziba/shared/contracts/addresses';
import {
  serviceCodePrefix,
  serviceInput,
  type ServiceInput,
} from '@ziba/shared/contracts/services';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from './messages';
import { ServiceInputs } from './service-inputs';
import { services } from '../../data/services.api';

const list = { to: addresses.services, label: m.title };

/** Registers a service under a generated code. */
export function NewServiceScreen() {
  const save = services.useSave();
  const navigate = useNavigate();
  const [code] = useState(() => ({ system_code: serviceCodePrefix + randomCode(4) }));

  const create = async (input: ServiceInput) => {
    const { system_code } = await save(input);
    toast.success(m.created);
    // The code was taken meanwhile: the server has given the service another one.
    if (system_code !== input.system_code) toast.info(m.codeGiven(system_code));
    await navigate(addresses.services);
  };

  return (
    <Screen title={m.create} back={list} width="narrow">
      <Form
        schema={serviceInput}
        initial={code}
        submit={m.create}
        failed={m.createFailed}
        cancel={{ ...list, label: common.cancel }}
        draft="service"
        onSubmit={create}
      >
        <ServiceInputs codeHint={m.codeHint} />
      </Form>
    </Screen>
  );
}
