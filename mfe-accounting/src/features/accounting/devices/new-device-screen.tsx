import { deviceCodePrefix, deviceInput } from '@ziba/shared/contracts/devices';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { devices } from '../../../data/devices.api';
import * as addresses from '../addresses';
import { useCreateWithCode } from '../use-create-with-code';
import { DeviceInputs } from './device-inputs';
import { m } from './messages';

const list = { to: addresses.devices, label: m.backToList };

/** Registers a device under a generated id. */
export function NewDeviceScreen() {
  const create = useCreateWithCode({ save: devices.useSave(), list: list.to, words: m });
  const [initial] = useState(() => ({ system_code: deviceCodePrefix + randomCode(3) }));
  return (
    <Screen title={m.create} back={list} width="narrow">
      <Form
        schema={deviceInput}
        initial={initial}
        submit={common.save}
        failed={m.createFailed}
        cancel={{ to: list.to, label: common.cancel }}
        draft="device"
        onSubmit={create}
      >
        <DeviceInputs />
      </Form>
    </Screen>
  );
}
