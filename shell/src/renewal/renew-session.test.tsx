import { readSession } from '@ziba/shared/session/session-store';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import { clinicSections } from '../testing/sections';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const open = (minutes: number) =>
  openApp('/clinic/services', { as: { expires_at: inMinutes(minutes) }, sections: clinicSections });

it('is offered only near the end of the session', async () => {
  open(60);
  await screen.findByRole('heading', { name: 'خدمات' });
  expect(screen.queryByRole('button', { name: 'تمدید نشست' })).not.toBeInTheDocument();
});

it('signs the same user in again, on the page where they are', async () => {
  const { user } = open(5);
  await user.click(await screen.findByRole('button', { name: 'تمدید نشست' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'تمدید نشست' }));
  await user.click(dialog.getByRole('button', { name: 'تمدید نشست' }));
  expect(await dialog.findByText('لطفا فیلد رمز عبور را پر کنید')).toBeVisible();

  asked.mockResolvedValueOnce({
    ok: false,
    json: async () => ({ code: 'wrong_credentials', message: 'رمز عبور نادرست است' }),
  });
  await user.type(dialog.getByLabelText('رمز عبور'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'تمدید نشست' }));
  expect(await dialog.findByText(/رمز عبور نادرست است/)).toBeVisible();

  const answer = aLogin({ expires_at: inMinutes(480), plan: readSession()?.plan ?? undefined });
  asked.mockResolvedValueOnce({ ok: true, json: async () => answer });
  await user.click(dialog.getByRole('button', { name: 'تمدید نشست' }));
  expect(await screen.findByText('نشست شما تمدید شد.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readSession()?.token).toBe(answer.token);
  expect(screen.getByRole('heading', { name: 'خدمات' })).toBeVisible();
  expect(JSON.parse(String(asked.mock.lastCall?.[1].body))).toMatchObject({ username: 'mina' });
});
