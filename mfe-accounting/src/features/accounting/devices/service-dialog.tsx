import {
  deviceServiceInput,
  type Device,
  type DeviceServiceInput,
} from '@ziba/shared/contracts/devices';
import { todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useRecordService } from '../../../data/devices.api';
import { PaidByField } from '../documents/paid-by-field';
import { m } from './messages';

interface Props {
  device: Device;
  onClose: () => void;
}

const { DateField, MoneyField, TextAreaField } = fieldsOf<DeviceServiceInput>();

/** Records a service of a device that was done, with its cost; the usual cost stands in the field at first. */
export function ServiceDialog({ device, onClose }: Props) {
  const recordService = useRecordService(device.id);
  const [initial] = useState(() => ({
    serviced_on: todayIso(),
    cost: device.service_cost_per_period ?? undefined,
  }));
  return (
    <Dialog open title={m.log.recordOf(formatText(device.device_name))} onClose={onClose}>
      <Form
        schema={deviceServiceInput}
        initial={initial}
        submit={m.log.record}
        failed={m.log.recordFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`device-service-${device.id}`}
        frame="none"
        onSubmit={async (values) => {
          await recordService(values);
          toast.success(m.log.recorded);
          onClose();
        }}
      >
        <DateField name="serviced_on" label={m.log.servicedOn} />
        <MoneyField name="cost" label={m.log.cost} />
        <PaidByField />
        <TextAreaField name="note" label={m.log.note} wide />
      </Form>
    </Dialog>
  );
}
