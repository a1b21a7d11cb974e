import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/support/messages';

/** What the clinic asks the platform. Every user may write, so each screen needs no more than reading. */
export default defineSection({
  area: 'clinic',
  key: 'support',
  title: m.title,
  menu: { order: 120, icon: 'support' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/support/clinic-tickets-screen').then(
          (file) => file.ClinicTicketsScreen,
        ),
    },
    {
      path: 'ticket/create',
      title: m.create,
      needs: 'read',
      load: () =>
        import('../features/support/new-ticket-screen').then((file) => file.NewTicketScreen),
    },
    {
      path: 'ticket/:id',
      title: m.ticket,
      needs: 'read',
      load: () =>
        import('../features/support/clinic-ticket-screen').then((file) => file.ClinicTicketScreen),
    },
  ],
});
