import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aHealth,
  aKeptRelease,
  aRelease,
  aRemote,
  aRollout,
  clinicSamples,
} from '@ziba/shared/testing/release-samples';
import { RemoteScreen } from './remote-screen';

const url = '/registry/remotes/mfe-inventory';
const answer = { remote: 'mfe-inventory', version: '1.3.0', before: '1.4.0', clinics: 2 };

function open(
  remote: RegisteredRemote,
  answers: Record<string, FakeAnswer> = {},
  { levels = [1], at = '' } = {},
) {
  const calls = fakeApi({
    [`GET ${url}`]: () => remote,
    'GET /registry/rollouts': () => pageWith(),
    'GET /registry/clinics': () => pageWith(...clinicSamples),
    ...answers,
  });
  const view = renderScreen(<RemoteScreen />, {
    path: '/admin/sections/releases/:remote',
    at: `/admin/sections/releases/mfe-inventory${at}`,
    session: aPlatformLogin({ levels }),
    toasts: true,
  });
  const posted = () => calls.filter(({ call }) => call.startsWith('POST'));
  return { ...view, posted };
}

type View = ReturnType<typeof open>;
async function choose({ user }: View, version: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `عملیات ${version}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

it('shows the clinics of a ring, makes a release live for them, and undoes it', async () => {
  const view = open(aRemote(), {
    'GET /registry/rings': () => pageWith({ id: 7, name: 'همراهان', clinic_ids: [1, 2] }),
    [`POST ${url}/activation/preview`]: ({ body }) => ({
      clinics: (body as { target: { kind: string } }).target.kind === 'ring' ? clinicSamples : [],
    }),
    [`POST ${url}/activation`]: () => ({ ...answer, rollout: aRollout({ version: '1.3.0' }) }),
    'POST /registry/rollouts/5/stop': () => ({ ...answer, rollout: null }),
  });
  const { user, posted } = view;
  await choose(view, '1.3.0', 'انتشار…');
  const drawer = screen.getByRole('dialog', { name: 'انتشار نسخه 1.3.0' });
  await user.click(within(drawer).getByRole('radio', { name: /یک حلقه/ }));
  expect(within(drawer).getByText(/کلینیک‌ها این‌جا دیده می‌شوند/)).toBeVisible();
  await user.selectOptions(await within(drawer).findByLabelText(/^حلقه/), '7');
  expect(await within(drawer).findByText('به ۲ کلینیک می‌رسد')).toBeVisible();
  expect(within(drawer).getByText('کلینیک رازی')).toBeVisible();

  await user.type(within(drawer).getByLabelText(/دلیل/), 'پیش از همه');
  await user.click(within(drawer).getByRole('button', { name: 'انتشار' }));
  expect(await screen.findByText('آزمایش نسخه 1.3.0 آغاز شد')).toBeVisible();
  expect(posted().find(({ call }) => call === `POST ${url}/activation`)?.body).toEqual({
    version: '1.3.0',
    target: { kind: 'ring', ring_id: 7 },
    reason: 'پیش از همه',
  });

  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByText('به حال پیش برگشت')).toBeVisible();
  expect(posted().at(-1)?.call).toBe('POST /registry/rollouts/5/stop');
});

it('shows why the target is refused, and keeps the form values', async () => {
  const message = 'کلینیک رازی: نسخه 1.3.0 با پوسته سازگار نیست';
  const view = open(aRemote(), {
    [`POST ${url}/activation/preview`]: () => ({ clinics: clinicSamples }),
    [`POST ${url}/activation`]: () => refuse(409, { code: 'misfit', message }),
  });
  await choose(view, '1.3.0', 'انتشار…');
  await view.user.click(screen.getByRole('button', { name: 'انتشار' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('radio', { name: 'همه کلینیک‌ها' })).toBeChecked();
});

it('repeats an activation with the same idempotency key after a lost answer', async () => {
  let given: unknown = refuse(500, { code: 'unforeseen', message: 'ذخیره نشد' });
  const view = open(aRemote(), {
    [`POST ${url}/activation/preview`]: () => ({ clinics: clinicSamples }),
    [`POST ${url}/activation`]: () => given,
  });
  await choose(view, '1.3.0', 'انتشار…');
  await view.user.click(screen.getByRole('button', { name: 'انتشار' }));
  await screen.findByRole('alert');
  given = { ...answer, rollout: null };
  await view.user.click(screen.getByRole('button', { name: 'انتشار' }));
  expect(await screen.findByText('نسخه 1.3.0 برای همه فعال شد')).toBeVisible();
  const keys = view
    .posted()
    .filter(({ call }) => call.endsWith('/activation'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('rolls back to the release before with a reason, and undoes it', async () => {
  const view = open(aRemote(), {
    [`POST ${url}/rollback`]: () => ({ ...answer, rollout: null }),
    [`POST ${url}/activation`]: () => ({ ...answer, rollout: null }),
  });
  const { user, posted } = view;
  await user.click(await screen.findByRole('button', { name: 'بازگشت به نسخه پیش' }));
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(screen.getByText('لطفا دلیل را وارد کنید')).toBeVisible();
  await user.type(screen.getByLabelText(/دلیل/), 'فهرست خالی است');
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(await screen.findByText('نسخه 1.3.0 برگشت')).toBeVisible();
  expect(posted()[0]?.body).toEqual({ reason: 'فهرست خالی است' });

  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  await screen.findByText('به حال پیش برگشت');
  expect(posted().at(-1)?.body).toMatchObject({ version: '1.4.0', target: { kind: 'all' } });
});

it('shows how much of its error budget a canary used, and promotes it to all', async () => {
  const health = aHealth({ loads: 15, failures: 1, failure_rate: 0.0667, p75_ms: 510 });
  const canary = aKeptRelease('1.5.0');
  const remote = aRemote({
    rollout: aRollout({ health }),
    releases: [canary, aRelease(), aKeptRelease('1.3.0')],
  });
  const { user, posted } = open(remote, {
    'POST /registry/rollouts/5/promote': () => ({ ...answer, version: '1.5.0', rollout: null }),
  });
  const card = await screen.findByRole('region', { name: 'انتشار آزمایشی' });
  expect(card).toHaveTextContent('۱۰٪ کلینیک‌ها (۲ کلینیک)');
  expect(card).toHaveTextContent('۱۵ از ۲۰');
  expect(card).toHaveTextContent('۶٫۷٪ از ۳٪ مجاز');
  expect(await within(card).findByText('کلینیک رازی')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'برای همه' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'برای همه' }));
  expect(await screen.findByText('نسخه 1.5.0 برای همه فعال شد')).toBeVisible();
  expect(posted()).toHaveLength(1);
});

it('shows the facts of a release: which clinics have it and why loads failed', async () => {
  const codes = [
    { code: 'integrity-chunk', count: 3 },
    { code: 'timeout', count: 1 },
  ];
  const release = aRelease({
    health: aHealth({ failures: 4, failure_rate: 0.1, codes }),
    places: { is_default: true, pinned: [2], canary: [], share: 1 },
  });
  open(aRemote({ releases: [release] }), {}, { at: '?version=1.4.0' });
  const drawer = await screen.findByRole('dialog', { name: 'نسخه 1.4.0' });
  expect(within(drawer).getByText(/ناهمخوانی یک پاره کد/)).toBeVisible();
  expect(drawer).toHaveTextContent('۳ بار');
  expect(await within(drawer).findByText('کلینیک رازی')).toBeVisible();
});

it('removes a pin, and restores it with undo', async () => {
  const places = { is_default: false, pinned: [2], canary: [], share: 0.5 };
  const remote = aRemote({ releases: [aRelease(), { ...aKeptRelease('1.3.0'), places }] });
  const { user, posted } = open(remote, {
    [`DELETE ${url}/pins/2`]: () => ({ ...answer, rollout: null }),
    [`POST ${url}/activation`]: () => ({ ...answer, rollout: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'برداشتن کلینیک رازی' }));
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  await screen.findByText('به حال پیش برگشت');
  expect(posted()[0]?.body).toMatchObject({
    version: '1.3.0',
    target: { kind: 'clinic', clinic_id: 2 },
  });
});

it('offers no undo to users who may remove a pin and not set one', async () => {
  const places = { is_default: false, pinned: [2], canary: [], share: 0.5 };
  const remote = aRemote({ releases: [aRelease(), { ...aKeptRelease('1.3.0'), places }] });
  const { user } = open(
    remote,
    { [`DELETE ${url}/pins/2`]: () => ({ ...answer, rollout: null }) },
    { levels: [4] },
  );
  await user.click(await screen.findByRole('button', { name: 'برداشتن کلینیک رازی' }));
  expect(await screen.findByText('کلینیک رازی به نسخه پیش‌فرض برگشت')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'بازگرداندن' })).not.toBeInTheDocument();
});

it('offers no undo of a new pin to users who may not remove one', async () => {
  const view = open(
    aRemote(),
    {
      [`POST ${url}/activation/preview`]: () => ({ clinics: clinicSamples }),
      [`POST ${url}/activation`]: () => ({ ...answer, rollout: null }),
    },
    { levels: [3] },
  );
  const { user } = view;
  await choose(view, '1.3.0', 'انتشار…');
  const drawer = screen.getByRole('dialog', { name: 'انتشار نسخه 1.3.0' });
  await user.click(within(drawer).getByRole('radio', { name: /یک کلینیک/ }));
  await user.click(within(drawer).getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /کلینیک رازی/ }));
  await user.type(within(drawer).getByLabelText(/دلیل/), 'آزمایش');
  await user.click(within(drawer).getByRole('button', { name: 'انتشار' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(screen.getByText(/1\.3\.0.*کلینیک/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'بازگرداندن' })).not.toBeInTheDocument();
});

it('offers no actions to users who may only read', async () => {
  open(aRemote({ rollout: aRollout() }), {}, { levels: [2] });
  expect(await screen.findByRole('table', { name: 'نسخه‌ها' })).toBeVisible();
  for (const name of [/^عملیات/, 'بازگشت به نسخه پیش', 'برای همه', 'پایان آزمایش']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

testRecordScreen({
  element: <RemoteScreen />,
  place: {
    path: '/admin/sections/releases/:remote',
    at: '/admin/sections/releases/mfe-inventory',
    session: aPlatformLogin({ levels: [1] }),
  },
  read: `GET ${url}`,
  answers: {
    [`GET ${url}`]: () => aRemote(),
    'GET /registry/rollouts': () => pageWith(),
    'GET /registry/clinics': () => pageWith(...clinicSamples),
  },
  find: () => screen.findByRole('table', { name: 'نسخه‌ها' }),
});
