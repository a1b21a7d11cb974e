import { deviceInput } from '@ziba/shared/contracts/devices';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import { devices } from '../../../data/devices.api';
import * as addresses from '../addresses';
import { DeviceInputs } from './device-inputs';
import { m } from './messages';

/** Changes a device; its id stays. */
export function EditDeviceScreen() {
  const record = devices.useOne(useIdParam());
  const save = devices.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.devices);
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: list, label: m.backToList }}
      head={({ device_name }) => ({ hint: formatText(device_name) })}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
      explain={() => m.loadFailed}
      width="narrow"
    >
      {(device) => (
        <Form
          schema={deviceInput}
          stored={device}
          reload={record.mutate}
          submit={common.saveChanges}
          failed={m.editFailed}
          cancel={{ to: list, label: common.cancel }}
          draft="device"
          onSubmit={async (_, { changes }) => {
            await save(changes, device.id);
            toast.success(m.edited);
            await navigate(list);
          }}
        >
          <DeviceInputs />
        </Form>
      )}
    </RecordScreen>
  );
}
