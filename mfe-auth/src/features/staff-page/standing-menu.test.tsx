import type { BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aUserDetail } from '../../testing/user-samples';
import { StandingMenu } from './standing-menu';

const booking: BookingInWay = {
  kind: 'appointment',
  id: 11,
  version: 2,
  patient: { id: 101, full_name: 'مینا کاظمی', contact_number: '09171234567' },
  doctor: { id: 7, name: 'سارا احمدی' },
  service_id: 4,
  title: 'لیزر صورت',
  start: '2026-12-22T12:30:00.000Z',
  end: '2026-12-22T13:00:00.000Z',
  duration: 30,
  has_time: true,
  may_cancel: true,
  off_time: { kind: 'doctor', reason: null },
  offers: [],
};

interface Options {
  person?: ReturnType<typeof aUserDetail>;
  session?: ReturnType<typeof aLogin>;
  others?: Record<string, FakeAnswer>;
}

function open({ person = aUserDetail(), session, others }: Options = {}) {
  const calls = fakeApi(others);
  const view = renderScreen(<StandingMenu user={person} list="/clinic/users" />, {
    path: '/clinic/users/edit/7',
    session,
    toasts: true,
  });
  const choose = async (name: string) => {
    await view.user.click(screen.getByRole('button', { name: 'وضعیت حساب' }));
    await view.user.click(screen.getByRole('menuitem', { name }));
  };
  const inDialog = async () => within(await screen.findByRole('dialog'));
  return { ...view, calls, choose, inDialog };
}

it('deactivates an account with a reason', async () => {
  const { user, calls, choose, inDialog } = open({
    others: { 'POST /users/7/status': () => aUserDetail({ account_status: 'suspended' }) },
  });
  await choose('غیرفعال کردن حساب');
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('دلیل'), 'پایان همکاری');
  await user.click(dialog.getByRole('button', { name: 'غیرفعال کردن حساب' }));
  expect(await screen.findByText('حساب کاربر غیرفعال شد')).toBeVisible();
  expect(calls[0]?.body).toEqual({ status: 'suspended', reason: 'پایان همکاری', version: 4 });
});

it('asks for a choice for each booking of a doctor before the doctor leaves', async () => {
  const details = { bookings: [booking] };
  const { user, calls, choose, inDialog } = open({
    others: {
      'POST /users/7/status': ({ body }) =>
        'choices' in (body as object)
          ? aUserDetail({ account_status: 'suspended' })
          : refuse(409, { code: 'has_bookings', message: 'نوبت دارد', details }),
    },
  });
  await choose('غیرفعال کردن حساب');
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('دلیل'), 'پایان همکاری');
  await user.click(dialog.getByRole('button', { name: 'غیرفعال کردن حساب' }));
  const question = within(
    await screen.findByRole('dialog', { name: /۱ نوبت در این زمان ثبت شده است/ }),
  );
  const card = within(question.getByRole('listitem', { name: 'مینا کاظمی' }));
  await user.click(card.getByRole('radio', { name: 'کنسل کردن' }));
  await user.click(question.getByRole('button', { name: 'ذخیره با این تصمیم‌ها' }));
  expect(await screen.findByText('حساب کاربر غیرفعال شد')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    status: 'suspended',
    choices: [{ kind: 'appointment', id: 11, version: 2, action: 'cancel' }],
  });
});

it('activates an account again', async () => {
  const { user, calls, choose, inDialog } = open({
    person: aUserDetail({ account_status: 'suspended' }),
    others: { 'POST /users/7/status': () => aUserDetail() },
  });
  await choose('فعال کردن حساب');
  await user.click((await inDialog()).getByRole('button', { name: 'فعال کردن حساب' }));
  expect(await screen.findByText('حساب کاربر فعال شد')).toBeVisible();
  expect(calls[0]?.body).toEqual({ status: 'active', version: 4 });
});

it('removes a user with a reason and returns to the list', async () => {
  const { user, calls, choose, inDialog, location } = open({
    others: { 'DELETE /users/7': () => ({ id: 7, archived: true }) },
  });
  await choose('حذف کاربر');
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('دلیل'), 'ثبت دوباره');
  await user.click(dialog.getByRole('button', { name: 'حذف کاربر' }));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(calls[0]?.body).toEqual({ reason: 'ثبت دوباره' });
});

it('says in words why the last administrator stays', async () => {
  const message = 'کلینیک باید دست‌کم یک مدیر فعال داشته باشد';
  const { user, choose, inDialog } = open({
    person: aUserDetail({ type: 'clinic_admin' }),
    others: { 'POST /users/7/status': () => refuse(409, { code: 'last_admin', message }) },
  });
  await choose('غیرفعال کردن حساب');
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('دلیل'), 'پایان همکاری');
  await user.click(dialog.getByRole('button', { name: 'غیرفعال کردن حساب' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('says why the own account can be neither deactivated nor removed', async () => {
  const { user } = open({ session: aLogin({ user: { id: 7 } }) });
  await user.click(screen.getByRole('button', { name: 'وضعیت حساب' }));
  for (const entry of screen.getAllByRole('menuitem')) {
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent('حساب خودتان را نمی‌توانید غیرفعال یا حذف کنید');
  }
});

it('offers removal only at the level to delete, and nothing at the level to read', async () => {
  const staff = { user: { id: 9 }, sections: ['users'] };
  const { user, unmount } = open({ session: aLogin({ ...staff, levels: [3] }) });
  await user.click(screen.getByRole('button', { name: 'وضعیت حساب' }));
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
    'غیرفعال کردن حساب',
  ]);
  unmount();
  open({ session: aLogin({ ...staff, levels: [2] }) });
  expect(screen.queryByRole('button', { name: 'وضعیت حساب' })).not.toBeInTheDocument();
});
