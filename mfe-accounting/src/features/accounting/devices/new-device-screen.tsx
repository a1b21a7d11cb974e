import { deviceCodePrefix, deviceInput } from '@ziba/shared/contracts/devices';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { devices } from '../../../data/devices.api';
import * as addresses from '../addresses';
import { DeviceInputs } from './device-inputs';
import { m } from './messages';

const list = { to: addresses.devices, label: m.backToList };

/** Registers a device under a generated id (text 3 §3, §9). */
export function NewDeviceScreen() {
  const save = devices.useSave();
  const navigate = useNavigate();
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
        onSubmit={async (device) => {
          const { system_code } = await save(device);
          toast.success(m.created);
          // The id was taken meanwhile: the server has given the device another one.
          if (system_code !== device.system_code) toast.info(m.codeGiven(system_code));
          await navigate(list.to);
        }}
      >
        <DeviceInputs />
      </Form>
    </Screen>
  );
}
