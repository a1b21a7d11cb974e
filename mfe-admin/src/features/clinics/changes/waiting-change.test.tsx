import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aChangeRequest } from '../../../testing/change-samples';
import { WaitingChange } from './waiting-change';

const list = 'GET /clinics/1/change-requests';
const show = (levels?: number[]) =>
  renderScreen(<WaitingChange clinic={aClinic()} />, {
    session: aPlatformLogin(levels && { levels }),
    toasts: true,
  });
const region = () => screen.findByRole('region', { name: 'درخواست تغییر مسئول و مدرک هویتی' });

it('shows what a clinic asks for, and refuses it with a reason', async () => {
  let status: 'waiting' | 'refused' = 'waiting';
  const refuse = 'POST /admin/change-requests/4/refuse';
  const calls = fakeApi({
    [list]: () => pageWith(aChangeRequest({ status })),
    'GET /files/sign': () => ({ data: {} }),
    [refuse]: () => {
      status = 'refused';
      return aChangeRequest({ status });
    },
  });
  const { user } = show();
  const card = within(await region());
  expect(card.getByText('سارا نوری')).toBeVisible();
  expect(card.getByText('مینا صالحی')).toBeVisible();
  expect(card.getByText('۰۰۲۳۴۵۶۷۱۱')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'رد درخواست' }));
  const question = within(await screen.findByRole('dialog', { name: 'رد درخواست' }));
  await user.type(question.getByLabelText('دلیل رد'), 'مدرک خوانا نیست');
  await user.click(question.getByRole('button', { name: 'رد درخواست' }));
  expect(await screen.findByText('درخواست رد شد.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('سارا نوری')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === refuse)?.body).toEqual({ reason: 'مدرک خوانا نیست' });
});

it('asks before it approves, and offers no decision to a reader', async () => {
  const approve = 'POST /admin/change-requests/4/approve';
  const calls = fakeApi({
    [list]: () => pageWith(aChangeRequest()),
    'GET /files/sign': () => ({ data: {} }),
    [approve]: () => aChangeRequest({ status: 'approved' }),
  });
  const { user, unmount } = show();
  await user.click(within(await region()).getByRole('button', { name: 'تأیید درخواست' }));
  const question = within(await screen.findByRole('dialog', { name: 'تأیید درخواست' }));
  await user.click(question.getByRole('button', { name: 'تأیید درخواست' }));
  expect(await screen.findByText('مشخصات کلینیک تغییر کرد.')).toBeVisible();
  expect(calls.some(({ call }) => call === approve)).toBe(true);
  unmount();
  show([2]);
  expect(within(await region()).queryByRole('button')).not.toBeInTheDocument();
});
