import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/appointments/messages';

/** The way from the home of the section to a booked appointment and its receipt. */
export const bookingScreens = [
  {
    path: '',
    title: m.title,
    needs: 'read',
    load: () =>
      import(/* webpackMode: "eager" */ '../features/appointments/appointments-screen').then(
        (file) => file.AppointmentsScreen,
      ),
  },
  {
    path: 'choose-service',
    title: m.chooseService,
    needs: 'write',
    load: () =>
      import('../features/appointments/choose-service-screen').then(
        (file) => file.ChooseServiceScreen,
      ),
  },
  {
    path: 'doctors-list',
    title: m.doctorsList,
    needs: 'write',
    load: () =>
      import('../features/appointments/doctors-list-screen').then((file) => file.DoctorsListScreen),
  },
  {
    path: 'doctor-schedule/:doctorId',
    title: m.schedule,
    needs: 'write',
    load: () =>
      import('../features/appointments/doctor-schedule-screen').then(
        (file) => file.DoctorScheduleScreen,
      ),
  },
  {
    path: 'set-appointment',
    title: m.setAppointment,
    needs: 'write',
    load: () =>
      import('../features/appointments/set-appointment-screen').then(
        (file) => file.SetAppointmentScreen,
      ),
  },
  {
    path: 'receipt',
    title: m.receipt,
    needs: 'read',
    load: () =>
      import('../features/appointments/find-receipt-screen').then((file) => file.FindReceiptScreen),
  },
  {
    path: 'receipt/:id',
    title: m.receipt,
    needs: 'read',
    load: () =>
      import('../features/appointments/receipt-screen').then((file) => file.ReceiptScreen),
  },
] as const satisfies readonly Screen[];
