import { screen, waitFor, within } from '@testing-library/react';
import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { openConnections, tellLive } from '@ziba/shared/testing/fake-live';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { openApp } from '../../testing/open-app';
import { clinics, clinicSections, clinicSupport, services } from '../../testing/sections';
import { setLiveParts } from '../live-part';
import { UnreadTickets } from './unread-tickets';

const adminSupport = defineSection({
  area: 'admin',
  key: 'support',
  title: 'پشتیبانی',
  screens: clinicSupport.screens,
});
const bar = () => within(screen.getByRole('banner', { name: 'نوار بالای صفحه' }));
const mark = (name: string | RegExp = /خوانده‌نشده/) => bar().queryByRole('link', { name });

let count = 0;
beforeEach(() => {
  setLiveParts({ marks: <UnreadTickets /> });
});
afterEach(() => setLiveParts({}));

async function open(...args: Parameters<typeof openApp>) {
  const calls = fakeApi({ 'GET /tickets/unread': () => ({ count }) });
  openApp(...args);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(openConnections()).toBe(1));
  return calls;
}

it('says how many tickets were not read, leads to them, and follows them until all are read', async () => {
  count = 0;
  await open('/clinic/services', { as: {}, sections: [...clinicSections, clinicSupport] });
  expect(mark()).toBeNull();
  count = 2;
  await tellLive('ticket.changed', { id: 91 });
  await waitFor(() => expect(mark('۲ تیکت خوانده‌نشده')).toBeVisible());
  expect(mark()).toHaveTextContent('۲ تیکت خوانده‌نشده');
  expect(mark()).toHaveAttribute('href', '/clinic/support?unread=true');
  count = 0;
  await tellLive('ticket.changed', { id: 91 });
  await waitFor(() => expect(mark()).toBeNull());
});

it('leads an operator to the tickets of all clinics', async () => {
  count = 1;
  await open('/admin/clinics', { as: aPlatformLogin(), sections: [clinics, adminSupport] });
  await waitFor(() => expect(mark()).toHaveAttribute('href', '/admin/support?unread=true'));
});

it('asks for nothing without the section', async () => {
  expect(await open('/clinic/services', { as: {}, sections: [services] })).toEqual([]);
  expect(mark()).toBeNull();
});
