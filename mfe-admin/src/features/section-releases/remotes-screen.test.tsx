import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aHealth, aRelease, aRemote, aRollout } from '@ziba/shared/testing/release-samples';
import { m } from './messages';
import { RemotesScreen } from './remotes-screen';

const list = 'GET /registry/remotes';
const place = { path: '/admin/sections/releases', session: aPlatformLogin() };
const open = () => renderScreen(<RemotesScreen />, place);

testListScreen({
  element: <RemotesScreen />,
  place,
  list,
  rows: () => pageWith(aRemote()),
  find: () => screen.findByRole('row', { name: /mfe-inventory/ }),
  empty: m.noRemotes,
  narrowed: { query: '?search=ناموجود', says: 'موردی با این جستجو پیدا نشد' },
});

it('shows the default release, health and canary of each remote, with a link to its releases', async () => {
  const health = aHealth({ loads: 50, failures: 4, failure_rate: 0.08 });
  const remote = aRemote({ rollout: aRollout(), releases: [aRelease({ health })] });
  fakeApi({ [list]: () => pageWith(remote, aRemote({ remote: 'mfe-auth', sections: [] })) });
  const { user } = open();

  const row = await screen.findByRole('row', { name: /mfe-inventory/ });
  expect(row).toHaveTextContent('انبار، خدمات');
  expect(row).toHaveTextContent('1.4.0');
  expect(within(row).getByText('پرخطا')).toBeVisible();
  expect(row).toHaveTextContent('۴ از ۵۰ (۸٪)');
  expect(row).toHaveTextContent('۴۲۰ میلی‌ثانیه');
  expect(row).toHaveTextContent('1.5.0۲ کلینیک');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/sections/releases/mfe-inventory',
  );

  await user.type(screen.getByRole('searchbox'), 'خدمات');
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /mfe-auth/ })).not.toBeInTheDocument(),
  );
  expect(row).toBeVisible();
});

it('shows releases that others publish', async () => {
  let version = '1.4.0';
  fakeApi({
    [list]: () =>
      pageWith(aRemote({ default_version: version, releases: [aRelease({ version })] })),
  });
  open();
  expect(await screen.findByText('1.4.0')).toBeVisible();
  version = '1.4.1';
  await tellLive('registry.changed');
  expect(await screen.findByText('1.4.1')).toBeVisible();
});

it('offers a retry after a failure, and a link to deploy tokens when there is no remote', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: () => answer });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = pageWith();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('link', { name: 'ساختن توکن' })).toHaveAttribute(
    'href',
    '/admin/sections/tokens',
  );
});
