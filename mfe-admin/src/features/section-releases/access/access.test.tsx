import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { clinicSamples } from '@ziba/shared/testing/release-samples';
import { DevelopersScreen } from './developers-screen';
import { RingsScreen } from './rings-screen';
import { m } from './messages';
import { TokensScreen } from './tokens-screen';

const at = '2026-01-03T08:30:00.000Z';
const session = aPlatformLogin();
const nima = {
  user_id: 9,
  username: 'nima',
  clinic: 'کلینیک رازی',
  granted_by: 'admin',
  created_at: at,
};
const open = (shown: ReactNode) => renderScreen(shown, { session: aPlatformLogin(), toasts: true });

describe('rings', () => {
  const clinics = { 'GET /registry/clinics': () => pageWith(...clinicSamples) };

  testListScreen({
    element: <RingsScreen />,
    place: { path: '/admin/sections/rings', session },
    list: 'GET /registry/rings',
    rows: () => pageWith({ id: 7, name: 'همراهان', clinic_ids: [1, 2] }),
    answers: clinics,
    find: () => screen.findByRole('row', { name: /همراهان/ }),
    empty: m.rings.empty,
  });

  it('creates a ring of clinics', async () => {
    const calls = fakeApi({
      ...clinics,
      'GET /registry/rings': () => pageWith(),
      'POST /registry/rings': () => ({ id: 1, name: 'همراهان', clinic_ids: [2] }),
    });
    const { user } = open(<RingsScreen />);
    await user.click(await screen.findByRole('button', { name: 'حلقه جدید' }));
    const drawer = screen.getByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'ثبت' }));
    expect(within(drawer).getByText('دست‌کم یک کلینیک را انتخاب کنید')).toBeVisible();
    await user.type(within(drawer).getByLabelText(/نام حلقه/), 'همراهان');
    await user.type(within(drawer).getByRole('combobox'), 'رازی');
    await user.click(await screen.findByRole('option', { name: /کلینیک رازی/ }));
    await user.click(within(drawer).getByRole('button', { name: 'ثبت' }));
    expect(await screen.findByText('حلقه ثبت شد')).toBeVisible();
    const body = calls.find(({ call }) => call.startsWith('POST'))?.body;
    expect(body).toEqual({ name: 'همراهان', clinic_ids: [2] });
  });

  it('removes a ring, and restores it with undo', async () => {
    const calls = fakeApi({
      ...clinics,
      'GET /registry/rings': () => pageWith({ id: 7, name: 'همراهان', clinic_ids: [1, 2] }),
      'DELETE /registry/rings/7': () => ({ id: 7, archived: true }),
      'POST /registry/rings': () => ({ id: 8, name: 'همراهان', clinic_ids: [1, 2] }),
    });
    const { user } = open(<RingsScreen />);
    expect(await screen.findByText('کلینیک مهر، کلینیک رازی')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'عملیات همراهان' }));
    await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
    await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
    await screen.findByText('به حال پیش برگشت');
    const body = calls.find(({ call }) => call.startsWith('POST'))?.body;
    expect(body).toEqual({ name: 'همراهان', clinic_ids: [1, 2] });
  });
});

describe('deploy tokens', () => {
  const token = {
    id: 3,
    remote: 'mfe-inventory',
    name: 'تیم انبار',
    created_at: at,
    created_by: 'admin',
    last_used_at: null,
    revoked_at: null,
  };

  testListScreen({
    element: <TokensScreen />,
    place: { path: '/admin/sections/tokens', session },
    list: 'GET /registry/deploy-tokens',
    rows: () => pageWith(token),
    find: () => screen.findByRole('row', { name: /تیم انبار/ }),
    empty: m.tokens.empty,
  });

  it('shows a new token once', async () => {
    fakeApi({
      'GET /registry/deploy-tokens': () => pageWith(),
      'POST /registry/deploy-tokens': () => ({ ...token, token: 'zd_secret' }),
    });
    const { user } = open(<TokensScreen />);
    await user.click(await screen.findByRole('button', { name: 'توکن جدید' }));
    await user.type(screen.getByLabelText(/باندل/), 'inventory');
    await user.type(screen.getByLabelText(/نام توکن/), 'تیم انبار');
    await user.click(screen.getByRole('button', { name: 'ساختن توکن' }));
    expect(screen.getByText('نام باندل مانند mfe-inventory است')).toBeVisible();
    await user.clear(screen.getByLabelText(/باندل/));
    await user.type(screen.getByLabelText(/باندل/), 'mfe-inventory');
    await user.click(screen.getByRole('button', { name: 'ساختن توکن' }));

    const dialog = await screen.findByRole('dialog', { name: 'توکن ساخته شد' });
    expect(within(dialog).getByText('zd_secret')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('دیگر دیده نمی‌شود');
    expect(within(dialog).getByText('zd_secret')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'نگه داشتم' }));
    expect(screen.queryByText('zd_secret')).not.toBeInTheDocument();
  });

  it('revokes a token after a question', async () => {
    const calls = fakeApi({
      'GET /registry/deploy-tokens': () => pageWith(token),
      'DELETE /registry/deploy-tokens/3': () => ({ id: 3, archived: true }),
    });
    const { user } = open(<TokensScreen />);
    expect(await screen.findByText('هرگز')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'عملیات تیم انبار' }));
    await user.click(screen.getByRole('menuitem', { name: 'باطل کردن' }));
    expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'باطل کردن' }));
    expect(await screen.findByText('توکن باطل شد')).toBeVisible();
  });
});

describe('developers', () => {
  testListScreen({
    element: <DevelopersScreen />,
    place: { path: '/admin/sections/developers', session },
    list: 'GET /registry/developers',
    rows: () => pageWith(nima),
    find: () => screen.findByRole('row', { name: /nima/ }),
    empty: m.developers.empty,
  });

  it('adds a developer, shows the error for an unknown username, and removes the developer', async () => {
    let known = [nima];
    let added: unknown = refuse(400, {
      code: 'invalid',
      message: 'ثبت نشد',
      fields: { username: 'کاربری با این نام نیست' },
    });
    fakeApi({
      'GET /registry/developers': () => pageWith(...known),
      'POST /registry/developers': () => added,
      'DELETE /registry/developers/9': () => ({ id: 9, archived: true }),
    });
    const { user } = open(<DevelopersScreen />);
    await user.click(await screen.findByRole('button', { name: 'توسعه‌دهنده جدید' }));
    await user.type(screen.getByLabelText(/نام کاربری/), 'mina');
    await user.click(screen.getByRole('button', { name: 'افزودن' }));
    expect(await screen.findByText('کاربری با این نام نیست')).toBeVisible();
    added = nima;
    await user.click(screen.getByRole('button', { name: 'افزودن' }));
    expect(await screen.findByText('mina اجازه گرفت')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'عملیات nima' }));
    known = [];
    await user.click(screen.getByRole('menuitem', { name: 'گرفتن اجازه' }));
    expect(await screen.findByText('هنوز کسی این اجازه را ندارد')).toBeVisible();
    expect(screen.getByRole('button', { name: 'بازگرداندن' })).toBeVisible();
  });
});

it('offers no undo to users who may remove and not add', async () => {
  fakeApi({
    'GET /registry/clinics': () => pageWith(...clinicSamples),
    'GET /registry/developers': () => pageWith(nima),
    'DELETE /registry/developers/9': () => ({ id: 9, archived: true }),
    'GET /registry/rings': () => pageWith({ id: 7, name: 'همراهان', clinic_ids: [1, 2] }),
    'DELETE /registry/rings/7': () => ({ id: 7, archived: true }),
  });
  const { user } = renderScreen(
    <>
      <DevelopersScreen />
      <RingsScreen />
    </>,
    { session: aPlatformLogin({ levels: [4] }), toasts: true },
  );
  for (const name of ['nima', 'همراهان']) {
    await user.click(await screen.findByRole('button', { name: `عملیات ${name}` }));
    await user.click(screen.getByRole('menuitem'));
    expect(await screen.findByText(new RegExp(`${name} (حذف|گرفته) شد`))).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: 'بازگرداندن' })).not.toBeInTheDocument();
});
