import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/support/messages';

/** What the clinics ask the platform; every operator may answer. */
export default defineSection({
  area: 'admin',
  key: 'support',
  title: m.title,
  menu: { order: 90, icon: 'support' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/support/admin-tickets-screen').then(
          (file) => file.AdminTicketsScreen,
        ),
    },
    {
      path: 'ticket/:id',
      title: m.ticket,
      needs: 'read',
      load: () =>
        import('../features/support/admin-ticket-screen').then((file) => file.AdminTicketScreen),
    },
  ],
});
