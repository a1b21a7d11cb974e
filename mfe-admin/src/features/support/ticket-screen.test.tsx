import { aTicket, aTicketMessage } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { openConnections, tellLive } from '@ziba/shared/testing/fake-live';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { AdminTicketScreen } from './admin-ticket-screen';
import { ClinicTicketScreen } from './clinic-ticket-screen';

const read = 'GET /tickets/91';
const reply = 'POST /tickets/91/reply';
const place = { path: '/clinic/support/ticket/:id', at: '/clinic/support/ticket/91' };
const ofPlatform = {
  path: '/admin/support/ticket/:id',
  at: '/admin/support/ticket/91',
  session: aPlatformLogin(),
  toasts: true,
};
const answered = aTicketMessage({
  id: 902,
  message: 'بررسی شد',
  sender_type: 'system',
  sender: null,
  createdAt: '2026-01-03T09:00:00.000Z',
});
const log = () => screen.findByRole('log', { name: 'گفتگوی «ارسال نشدن پیامک»' });
const box = () => screen.getByRole('textbox', { name: 'متن پیام' });

testRecordScreen({
  element: <ClinicTicketScreen />,
  place,
  read,
  answers: { [read]: () => aTicket() },
  find: log,
});

it('shows an answer as soon as it is written, and sends the next message once more if it failed', async () => {
  let ticket = aTicket();
  let isDown = true;
  const calls = fakeApi({
    [read]: () => ticket,
    [reply]: ({ body }) => {
      if (isDown) return refuse(503, { code: 'busy', message: 'سرور در دسترس نیست' });
      const { message } = body as { message: string };
      const messages = [...ticket.messages, aTicketMessage({ id: 903, message })];
      ticket = aTicket({ messages });
      return ticket;
    },
  });
  const { user } = renderScreen(<ClinicTicketScreen />, place);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ارسال نشدن پیامک');
  expect(await log()).toBeVisible();
  expect(screen.getByText('A1B2C3D4E5F6')).toBeVisible();

  ticket = aTicket({ status: 'system-replied', messages: [...ticket.messages, answered] });
  await waitFor(() => expect(openConnections()).toBe(1));
  await tellLive('ticket.changed', { id: 5 });
  expect(calls).toHaveLength(1);
  await tellLive('ticket.changed', { id: 91 });
  expect(await within(await log()).findByText('بررسی شد')).toBeVisible();
  expect(screen.getByText('پاسخ داده شده')).toBeVisible();

  await user.type(box(), 'ممنون{Enter}');
  expect(await screen.findByText('ارسال نشد: سرور در دسترس نیست')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'ارسال دوباره' }));
  expect(await within(await log()).findByText('ممنون')).toBeVisible();
  expect(screen.queryByText(/^ارسال نشد:/)).not.toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ message: 'ممنون', attachment: [] });
});

it('closes a ticket after a question and opens it again; both sides see who did it', async () => {
  const at = '2026-01-03T10:00:00.000Z';
  const closed = { action: 'closed', at, by: 'مدیر سامانه' } as const;
  const calls = fakeApi({
    'GET /tickets/A1B2C3D4E5F6': () => aTicket(),
    'POST /tickets/A1B2C3D4E5F6/close': () =>
      aTicket({ status: 'closed', closed_at: at, turns: [closed] }),
    'POST /tickets/A1B2C3D4E5F6/reopen': () =>
      aTicket({ turns: [closed, { ...closed, action: 'reopened' }] }),
  });
  const { user } = renderScreen(<AdminTicketScreen />, {
    ...ofPlatform,
    at: '/admin/support/ticket/%23A1B2C3D4E5F6',
  });
  await user.click(await screen.findByRole('button', { name: 'بستن تیکت' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'بستن تیکت' }));
  expect(await screen.findByText('مدیر سامانه تیکت را بست')).toBeVisible();
  expect(screen.getByText('این تیکت بسته شده است؛ لطفا تیکت جدیدی ارسال کنید')).toBeVisible();
  expect(box()).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'بازگشایی تیکت' }));
  expect(await screen.findByText('مدیر سامانه تیکت را بازگشایی کرد')).toBeVisible();
  expect(box()).toBeEnabled();
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /tickets/A1B2C3D4E5F6',
    'POST /tickets/A1B2C3D4E5F6/close',
    'POST /tickets/A1B2C3D4E5F6/reopen',
  ]);
});

it("shows the platform the clinic's messages as those of the other side, with their files", async () => {
  const messages = [aTicketMessage({ attachment: 'error-1.pdf' }), answered];
  fakeApi({
    [read]: () => aTicket({ messages }),
    'GET /files/sign': () => ({
      data: { 'error-1.pdf': '/uploads/general/error-1.pdf?signed' },
      names: { 'error-1.pdf': 'خطا.pdf' },
    }),
  });
  renderScreen(<AdminTicketScreen />, ofPlatform);
  const file = await within(await log()).findByRole('link', { name: 'خطا.pdf' });
  expect(file.closest('[data-side]')).toHaveAttribute('data-side', 'other');
  expect(screen.getByText('بررسی شد').closest('[data-side]')).toHaveAttribute('data-side', 'own');
  expect(screen.getByText('کلینیک: کلینیک زیبایی مهر')).toBeVisible();
});

it('counts what the other side wrote as read once it is shown, also when it arrives later', async () => {
  let ticket = aTicket({ is_unread: true, messages: [aTicketMessage(), answered] });
  const calls = fakeApi({
    [read]: () => ticket,
    'POST /tickets/91/read': () => (ticket = { ...ticket, is_unread: false }),
  });
  const reads = () => calls.filter(({ call }) => call === 'POST /tickets/91/read').length;
  renderScreen(<ClinicTicketScreen />, place);
  await log();
  await waitFor(() => expect(reads()).toBe(1));
  const later = aTicketMessage({ id: 904, message: 'حل شد', sender_type: 'system', sender: null });
  ticket = { ...ticket, is_unread: true, messages: [...ticket.messages, later] };
  await waitFor(() => expect(openConnections()).toBe(1));
  await tellLive('ticket.changed', { id: 91 });
  await waitFor(() => expect(reads()).toBe(2));
});
