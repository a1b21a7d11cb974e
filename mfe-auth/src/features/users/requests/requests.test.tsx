import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { UserListScreen } from '../user-list-screen';

const request = {
  ...aStaffUser({ id: 40, type: 'staff', username: 'sahar', clinic_id: null, role: null }),
  account_status: 'pending',
  created_at: '2026-01-03T08:30:00.000Z',
  requested_access: {
    sections: ['inventory', 'services'],
    levels: [2],
    clinic_name: 'کلینیک رویا',
  },
  version: 3,
};
const storekeeper = {
  ...{ id: 12, version: 1, name: 'انباردار', name_en: null, type: 'general', description: null },
  ...{ kind: 'other', users_count: 0, access: [{ key: 'inventory', levels: [1] }] },
};
const title = 'درخواست‌های در انتظار تأیید';

function open(over: Record<string, FakeAnswer> = {}, session = aPlatformLogin()) {
  let waiting = [request];
  const calls = fakeApi({
    'GET /users/index': () => pageWith(aStaffUser()),
    'GET /users/requests': () => pageWith(...waiting),
    'GET /users/clinics': () => pageWith(aClinic({ id: 2, name: 'کلینیک شیراز' })),
    'GET /metaRoles/clinic/2': () => pageWith(storekeeper),
    'POST /users/40/approve': () => {
      waiting = [];
      return request;
    },
    'POST /users/40/refuse': () => {
      waiting = [];
      return { archived: true };
    },
    ...over,
  });
  return {
    calls,
    ...renderScreen(<UserListScreen />, { path: '/admin/users', session, toasts: true }),
  };
}

beforeEach(() => sessionStorage.clear());

it('lists who waits, with what they asked for', async () => {
  open();
  const region = await screen.findByRole('region', { name: title });
  const row = within(region).getByRole('row', { name: /sahar/ });
  expect(row).toHaveTextContent('انبارداری، خدمات');
  expect(row).toHaveTextContent('کلینیک رویا');
});

it('shows nothing while nobody waits', async () => {
  open({ 'GET /users/requests': () => pageWith() });
  await screen.findByRole('row', { name: /دکتر سارا احمدی/ });
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
});

it.each([
  ['the platform administrator', aPlatformLogin()],
  ['an operator who has only the users', aPlatformLogin({ sections: ['users'], levels: [1] })],
])('lets %s approve with clinic, role and the access of the role', async (_, session) => {
  const { user, calls } = open({}, session);
  await user.click(await screen.findByRole('button', { name: 'تأیید درخواست sahar' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('option', { name: 'کلینیک شیراز' });
  await user.selectOptions(drawer.getByLabelText('کلینیک'), 'کلینیک شیراز');
  await drawer.findByRole('option', { name: 'انباردار' });
  await user.selectOptions(drawer.getByLabelText('نقش'), 'انباردار');
  await user.click(drawer.getByRole('button', { name: 'تأیید' }));
  expect(await screen.findByText('درخواست «sahar» تأیید شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /users/40/approve')?.body).toEqual({
    clinic_id: 2,
    meta_rolesId: 12,
    access: [{ key: 'inventory', levels: [1] }],
    version: 3,
  });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument(),
  );
});

it('restores clinic and role of an approval that was not sent, and clears the role for another clinic', async () => {
  const drawerOf = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'تأیید درخواست sahar' }));
    return within(await screen.findByRole('dialog'));
  };
  const first = open();
  const before = await drawerOf(first.user);
  await before.findByRole('option', { name: 'کلینیک شیراز' });
  await first.user.selectOptions(before.getByLabelText('کلینیک'), 'کلینیک شیراز');
  await before.findByRole('option', { name: 'انباردار' });
  await first.user.selectOptions(before.getByLabelText('نقش'), 'انباردار');
  first.unmount();

  const { user } = open();
  const drawer = await drawerOf(user);
  await drawer.findByRole('option', { name: 'انباردار' });
  expect(drawer.getByLabelText('نقش')).toHaveValue('12');
  await user.selectOptions(drawer.getByLabelText('کلینیک'), 'انتخاب کنید');
  await user.selectOptions(drawer.getByLabelText('کلینیک'), 'کلینیک شیراز');
  expect(await drawer.findByLabelText('نقش')).toHaveValue('');
});

it('approves nothing without a clinic', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'تأیید درخواست sahar' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'تأیید' }));
  await waitFor(() =>
    expect(drawer.getByLabelText('کلینیک')).toHaveAccessibleDescription(
      'لطفا کلینیک را انتخاب کنید',
    ),
  );
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

it('refuses with a reason', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'رد درخواست sahar' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'رد درخواست' }));
  const reason = drawer.getByLabelText('علت رد');
  await waitFor(() =>
    expect(reason).toHaveAccessibleDescription(/لطفا علت رد درخواست را وارد کنید/),
  );
  await user.type(reason, 'از همکاران نیست');
  await user.click(drawer.getByRole('button', { name: 'رد درخواست' }));
  expect(await screen.findByText('درخواست «sahar» رد شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /users/40/refuse')?.body).toEqual({
    reason: 'از همکاران نیست',
    version: 3,
  });
});

it('says that somebody else has decided', async () => {
  const refusal = refuse(409, { code: 'not_pending', message: 'این درخواست دیگر در انتظار نیست' });
  const { user } = open({ 'POST /users/40/refuse': () => refusal });
  await user.click(await screen.findByRole('button', { name: 'رد درخواست sahar' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText('علت رد'), 'تکراری');
  await user.click(drawer.getByRole('button', { name: 'رد درخواست' }));
  expect(await drawer.findByText(/این درخواست دیگر در انتظار نیست/)).toBeVisible();
  expect(drawer.getByLabelText('علت رد')).toHaveValue('تکراری');
});

it('is not read by users who may not decide', async () => {
  const { calls } = open({}, aPlatformLogin({ sections: ['users'], levels: [2] }));
  await screen.findByRole('row', { name: /دکتر سارا احمدی/ });
  expect(calls.some(({ call }) => call === 'GET /users/requests')).toBe(false);
});
