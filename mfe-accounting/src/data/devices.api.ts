import { createResource } from '@ziba/shared/api/create-resource';
import type { DeviceService } from '@ziba/shared/contracts/device-services';
import type { Device, DeviceInput, DeviceServiceInput } from '@ziba/shared/contracts/devices';
import { api } from '@ziba/shared/api/client';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';

/** The devices of the clinic. A service that is due is among the notifications. */
export const devices = createResource<Device, Partial<DeviceInput>>('/devices', {
  invalidates: ['/notifications'],
  entity: 'devices',
});

/** The services of devices that were done. */
export const deviceServices = createResource<DeviceService>('/device-services', {
  entity: 'device_services',
});

/** Records a service of a device. Errors: 400 a day in the future; 409 the cash of today is closed. */
export function useRecordService(deviceId: number) {
  const invalidate = useInvalidate();
  const url = `/devices/${deviceId}/services`;
  const recordOnce = useCreateKey(url);
  return async (body: DeviceServiceInput): Promise<void> => {
    await recordOnce(body, (idempotencyKey) => api.post(url, body, { idempotencyKey }));
    await invalidate('/device-services', '/devices', '/notifications', '/cash', '/reports');
  };
}
