import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Device } from '@ziba/shared/contracts/devices';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { devices } from '../../../data/devices.api';
import * as addresses from '../addresses';
import { DeviceServiceList } from './device-service-list';
import { m } from './messages';
import { NextService } from './next-service';
import { ServiceDialog } from './service-dialog';

/** The services of one device with their costs, when the next one is due, and recording one that was done. */
export function DeviceServicesScreen() {
  const record = devices.useOne(useIdParam());
  const list = useListReturn(addresses.devices);
  const params = useListParams({ filters: ['from', 'to'] });
  const [isRecording, setRecording] = useState(false);
  const mayWrite = useMay('accounting', 'write');
  return (
    <RecordScreen
      record={record}
      title={m.log.title}
      back={{ to: list, label: m.backToList }}
      head={({ device_name }) => ({
        title: m.log.titleOf(formatText(device_name)),
        actions: mayWrite && (
          <Button tone="primary" icon="add" onClick={() => setRecording(true)}>
            {m.log.record}
          </Button>
        ),
      })}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
    >
      {(device) => (
        <>
          <Card>
            <FactList facts={factsOf(device)} />
          </Card>
          <DeviceServiceList device={device} params={params} />
          {isRecording && <ServiceDialog device={device} onClose={() => setRecording(false)} />}
        </>
      )}
    </RecordScreen>
  );
}

function factsOf(device: Device) {
  const { service_interval_months: months, service_cost_per_period: cost } = device;
  return [
    { label: m.columns.nextService, value: <NextService {...device} /> },
    {
      label: m.log.interval,
      value: months ? m.log.everyMonths(formatNumber(months)) : m.noService,
    },
    ...(cost === null ? [] : [{ label: m.log.usualCost, value: formatToman(cost) }]),
  ];
}
