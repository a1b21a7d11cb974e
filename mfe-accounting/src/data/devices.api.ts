import { createResource } from '@ziba/shared/api/create-resource';
import type { Device, DeviceInput } from '@ziba/shared/contracts/devices';

/** The devices of the clinic. A service that is due is among the notifications. */
export const devices = createResource<Device, Partial<DeviceInput>>('/devices', {
  invalidates: ['/notifications'],
  entity: 'devices',
});
