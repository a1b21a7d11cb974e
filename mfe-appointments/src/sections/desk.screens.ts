import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/desk/messages';

/** The waiting room and the list of all appointments. */
export const deskScreens = [
  {
    path: 'waiting-room',
    title: m.waitingRoom,
    needs: 'read',
    load: () =>
      import('../features/desk/waiting-room-screen').then((file) => file.WaitingRoomScreen),
  },
  {
    path: 'all',
    title: m.all,
    needs: 'read',
    load: () =>
      import('../features/desk/all-appointments-screen').then((file) => file.AllAppointmentsScreen),
  },
] as const satisfies readonly Screen[];
