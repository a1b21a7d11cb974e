import type { Screen } from '@ziba/shared/section/define-section';
import { m as devices } from '../features/accounting/devices/messages';

/** The devices of the clinic. */
export const deviceScreens = [
  {
    path: 'technical',
    title: devices.title,
    needs: 'read',
    load: () =>
      import('../features/accounting/devices/devices-screen').then((file) => file.DevicesScreen),
  },
  {
    path: 'technical/new',
    title: devices.create,
    needs: 'write',
    load: () =>
      import('../features/accounting/devices/new-device-screen').then(
        (file) => file.NewDeviceScreen,
      ),
  },
  {
    path: 'technical/services/:id',
    title: devices.log.title,
    needs: 'read',
    load: () =>
      import('../features/accounting/devices/device-services-screen').then(
        (file) => file.DeviceServicesScreen,
      ),
  },
  {
    path: 'technical/edit/:id',
    title: devices.edit,
    needs: 'write',
    load: () =>
      import('../features/accounting/devices/edit-device-screen').then(
        (file) => file.EditDeviceScreen,
      ),
  },
] as const satisfies readonly Screen[];
