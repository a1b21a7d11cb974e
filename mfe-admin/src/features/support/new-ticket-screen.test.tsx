import { aTicket } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { NewTicketScreen } from './new-ticket-screen';

const create = 'POST /tickets';

it('sends a ticket with the usual department and priority, keeps it when that fails, and returns', async () => {
  let answer: unknown = refuse(503, { code: 'busy', message: 'سرور در دسترس نیست' });
  const calls = fakeApi({ [create]: () => answer });
  const { user, location } = renderScreen(<NewTicketScreen />, {
    path: '/clinic/support/ticket/create',
    toasts: true,
  });
  const send = screen.getByRole('button', { name: 'ارسال تیکت' });
  await user.click(send);
  const subject = screen.getByLabelText('موضوع');
  expect(subject).toHaveAccessibleDescription('لطفا همه فیلدهای ورودی را پر کنید');
  expect(calls).toEqual([]);

  await user.type(subject, 'پیامک');
  await user.type(screen.getByLabelText('متن تیکت'), 'فرستاده نمی‌شود');
  await user.click(send);
  expect(
    await screen.findByText(/^فرآیند ایجاد تیکت جدید با خطا مواجه شد! سرور در دسترس نیست/),
  ).toBeVisible();
  expect(subject).toHaveValue('پیامک');

  answer = aTicket();
  await user.click(send);
  expect(await screen.findByText('تیکت با موفقیت ایجاد شد.')).toBeVisible();
  expect(location()).toBe('/clinic/support');
  expect(calls.at(-1)?.body).toEqual({
    subject: 'پیامک',
    message: 'فرستاده نمی‌شود',
    department: 'پشتیبانی',
    priority: 'مهم',
  });
});
