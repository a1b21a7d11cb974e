import { screen, waitFor } from '@testing-library/react';
import type { SessionAnswer } from '@ziba/shared/contracts/auth';
import { defineSection } from '@ziba/shared/section/define-section';
import { readSession } from '@ziba/shared/session/session-store';
import { useMay } from '@ziba/shared/session/use-may';
import { useWorkInProgress } from '@ziba/shared/session/work-in-progress';
import { lightColours } from '@ziba/shared/theme/tokens';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { useState } from 'react';
import { openApp, planWith } from '../testing/open-app';
import { dashboard } from '../testing/sections';
import { LivePlan } from './live-plan';
import { setLiveParts } from './live-part';

function Stock() {
  const mayWrite = useMay('inventory', 'write');
  const [typed, setTyped] = useState('');
  useWorkInProgress(typed !== '');
  return (
    <>
      <h1 tabIndex={-1}>انبارداری</h1>
      <input
        aria-label="نام کالا"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {mayWrite && <button>ثبت</button>}
      <button onClick={() => setTyped('')}>پاک کردن</button>
    </>
  );
}
const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبارداری',
  menu: { order: 1, icon: 'inventory' },
  screens: [{ path: '', title: 'انبارداری', needs: 'read', load: () => Promise.resolve(Stock) }],
});

let me: SessionAnswer;
let plan = planWith(dashboard, inventory);

beforeEach(() => {
  setLiveParts({ notices: <LivePlan /> });
  me = aLogin();
  plan = planWith(dashboard, inventory);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(url === '/api/auth/me' ? me : plan));
});
afterEach(() => setLiveParts({}));

const open = async () => {
  const view = openApp('/clinic/inventory', { as: {}, sections: [dashboard, inventory] });
  await screen.findByRole('heading', { level: 1, name: 'انبارداری' });
  return view;
};

it('an open screen follows when the levels of the user change in its section', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeVisible();
  me = aLogin({ levels: [2], sectionLevels: { all: [1], inventory: [2] } });
  await tellLive('user.changed', { id: me.user.id });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ثبت' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'انبارداری' })).toBeVisible();
});

it('follows what changed after the page was loaded and before it listened', async () => {
  const clinicData = aClinicSummary({ accent_color: lightColours.info });
  me = aLogin({ levels: [2], sectionLevels: { all: [1], inventory: [2] }, clinicData });
  await open();
  await waitFor(() => expect(readSession()?.clinic?.accent_color).toBe(lightColours.info));
  expect(screen.queryByRole('button', { name: 'ثبت' })).toBeNull();
});

it('ends the session of a clinic that was suspended before the page listened', async () => {
  jest
    .mocked(fetch)
    .mockImplementation(async (url) =>
      url === '/api/auth/me' ? new Response(null, { status: 403 }) : Response.json(plan),
    );
  await open();
  await waitFor(() => expect(readSession()).toBeNull());
});

it('a half-filled form stays when its section is taken, and closes once it is empty', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'نام کالا' }), 'سرم');
  me = aLogin({ sections: ['dashboard'] });
  plan = planWith(dashboard);
  await tellLive('user.changed', { id: me.user.id });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'انبارداری' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'نام کالا' })).toHaveValue('سرم');
  await user.click(screen.getByRole('button', { name: 'پاک کردن' }));
  await screen.findByRole('heading', { level: 1, name: 'دسترسی غیرمجاز' });
});
