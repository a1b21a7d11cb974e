import { act, screen, waitFor } from '@testing-library/react';
import type { BootPlan, OffReason } from '@ziba/shared/contracts/registry';
import { defineSection, type Section } from '@ziba/shared/section/define-section';
import { readSession } from '@ziba/shared/session/session-store';
import { useWorkInProgress } from '@ziba/shared/session/work-in-progress';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { useState } from 'react';
import { openApp, planWith } from '../testing/open-app';
import { clinicSections, dashboard, inventory, services } from '../testing/sections';
import { LivePlan } from './live-plan';
import { setLiveParts } from './live-part';

const Inventory = 'انبارداری';
const isOff = { level: 1, name: 'بخش «انبارداری» خاموش است' };
const fresh = /نسخه جدید «انبارداری» آماده است/;

/** A release of the section. Its screen has a form that reports unsaved work. */
function releaseWith(
  words: string,
  title: string = Inventory,
  ...more: Section['screens']
): Section {
  function Form() {
    const [typed, setTyped] = useState('');
    useWorkInProgress(typed !== '');
    return (
      <>
        <h1 tabIndex={-1}>{words}</h1>
        <input aria-label="نام کالا" value={typed} onChange={(e) => setTyped(e.target.value)} />
        <button onClick={() => setTyped('')}>ثبت</button>
      </>
    );
  }
  const load = () => Promise.resolve(Form);
  const { menu } = inventory;
  const screens = [{ path: '', title, needs: 'read' as const, load }, ...more];
  return defineSection({ area: 'clinic', key: 'inventory', title, menu, screens });
}

const first = releaseWith('نسخه یک');
const second = releaseWith('نسخه دو');

/** The plan in which this section is off. */
function without(section: Section, reason: OffReason, ...rest: Section[]): BootPlan {
  const { key, title, prefix } = section;
  return { ...planWith(...rest), off: [{ section: key, title, prefix, reason }] };
}

let plan: BootPlan | undefined;
let load: () => Promise<unknown>;
const asked: (string | null)[] = [];

beforeEach(() => {
  setLiveParts({ notices: <LivePlan /> });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  plan = undefined;
  asked.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    // The shell's reports of loads use the same function.
    if (url === '/api/auth/me') return Response.json(aLogin());
    if (url === '/api/registry') asked.push(new Headers(options?.headers).get('if-none-match'));
    return plan ? Response.json(plan) : new Response(null, { status: 304 });
  });
});
afterEach(() => setLiveParts({}));

/** Changes the registry's plan for this browser, and sends the event. */
async function change(next: BootPlan) {
  plan = next;
  await tellLive('registry.changed');
}

async function release(next: Section) {
  load = () => Promise.resolve({ default: next });
  await change(planWith(dashboard, services, next));
}

async function open(at = '/clinic/inventory') {
  load = () => Promise.resolve({ default: first });
  const view = openApp(at, {
    as: {},
    sections: [dashboard, services, first],
    published: { './clinic-inventory': () => load() },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  return view;
}

const entry = () => screen.queryByRole('link', { name: Inventory });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.getByRole('textbox', { name: 'نام کالا' });

it('requests the plan at the start, and after each change event of the server', async () => {
  await open('/clinic/services');
  const id = readSession()?.plan?.plan;
  expect(asked).toEqual([`"${id}"`]);
  await tellLive('registry.changed');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(readSession()?.plan?.plan).toBe(id);
});

it('retries when the registry does not answer, and keeps the session', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  jest
    .mocked(fetch)
    .mockImplementation(async (url) =>
      url === '/api/auth/me'
        ? Response.json(aLogin())
        : (answers.shift()?.() ?? Response.json(plan)),
    );
  plan = without(inventory, 'switched_off', dashboard);
  openApp('/clinic/dashboard', { as: {}, sections: [dashboard, first] });
  await heading('داشبورد');
  await waitFor(() => expect(entry()).not.toBeInTheDocument(), { timeout: 3_000 });
});

describe('a section that is switched off', () => {
  it('disappears from the menu, shows a notice at its address, and returns when it is on again', async () => {
    const { user } = await open();
    await heading('نسخه یک');
    await change(without(first, 'switched_off', dashboard, services));
    expect(await screen.findByRole('heading', isOff)).toHaveFocus();
    expect(entry()).not.toBeInTheDocument();
    expect(screen.getByText('p-7f3a')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'رفتن به بخش‌های دیگر' }));
    await heading('داشبورد');
    await release(first);
    await user.click(await screen.findByRole('link', { name: Inventory }));
    await heading('نسخه یک');
  });

  it('shows the reason at its address, and opens when it is on again', async () => {
    plan = without(first, 'feature', dashboard, services);
    await openOff(plan);
    await heading('بخش «انبارداری» در اشتراک کلینیک نیست');
    await release(first);
    await heading('نسخه یک');
  });

  it('keeps a form with unsaved work, and lets it be saved when the section is on again', async () => {
    const { user } = await open();
    await heading('نسخه یک');
    await user.type(field(), 'سرم');
    const typed = field();
    const before = readSession()?.plan;
    await change(without(first, 'switched_off', dashboard, services));
    expect(await screen.findByText(/این فرم همین‌جا می‌ماند/)).toBeVisible();
    expect(entry()).not.toBeInTheDocument();
    expect(field()).toBe(typed);
    expect(typed).toHaveValue('سرم');

    await change(before as BootPlan);
    expect(await screen.findByText('بخش «انبارداری» دوباره روشن شد')).toBeVisible();
    expect(field()).toBe(typed);
    expect(typed).toHaveValue('سرم');
  });

  it('closes when the unsaved form is discarded', async () => {
    const { user } = await open();
    await heading('نسخه یک');
    await user.type(field(), 'سرم');
    await change(without(first, 'switched_off', dashboard, services));
    await screen.findByText(/این فرم همین‌جا می‌ماند/);
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    await screen.findByRole('heading', isOff);
  });
});

async function openOff(off: BootPlan) {
  load = () => Promise.resolve({ default: first });
  plan = off;
  openApp('/clinic/inventory', {
    as: {},
    sections: clinicSections,
    published: { './clinic-inventory': () => load() },
  });
}

describe('a newer release', () => {
  it('replaces the shown release, and keeps the focus', async () => {
    const { user } = await open();
    await heading('نسخه یک');
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    await release(second);
    await heading('نسخه دو');
    await waitFor(() => expect(screen.getByRole('button', { name: 'ثبت' })).toHaveFocus());
  });

  it('waits for unsaved work, and is shown after the save', async () => {
    const { user } = await open();
    await heading('نسخه یک');
    await user.type(field(), 'سرم');
    await release(second);
    expect(await screen.findByText(fresh)).toBeVisible();
    expect(field()).toHaveValue('سرم');
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    await heading('نسخه دو');
    expect(screen.queryByText(fresh)).not.toBeInTheDocument();
  });

  it('is shown at once on request, after a question when no draft is kept', async () => {
    const { user } = await open();
    await heading('نسخه یک');
    await user.type(field(), 'سرم');
    await release(second);
    await user.click(await screen.findByRole('button', { name: 'همین حالا بیاور' }));
    const question = await screen.findByRole('dialog', { name: 'نسخه جدید اکنون بیاید؟' });
    expect(question).toBeVisible();
    const [bring] = screen.getAllByRole('button', { name: 'همین حالا بیاور' }).slice(-1);
    await user.click(bring as HTMLElement);
    await heading('نسخه دو');
  });

  it('is used on the next visit, with its new title and screens only', async () => {
    const { user, location } = await open('/clinic/services');
    const count = { path: 'count', title: 'انبارگردانی', needs: 'read' as const };
    const page = () => Promise.resolve(() => <h1 tabIndex={-1}>شمارش</h1>);
    await release(releaseWith('نسخه سه', 'انبار', { ...count, load: page }));
    await user.click(await screen.findByRole('link', { name: 'انبار' }));
    await heading('نسخه سه');
    expect(document.title).toBe('انبار | زیبا');
    window.history.pushState({ idx: 9, key: 'x' }, '', '/clinic/inventory/count');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await heading('شمارش');

    await release(first);
    await heading('صفحه یافت نشد');
    expect(location()).toBe('/not-found');
  });

  it('that does not load leaves the old release on the page', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await heading('نسخه یک');
    load = () => Promise.resolve({ default: null });
    await change(planWith(dashboard, services, second));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await heading('نسخه یک');
    await release(second);
    await heading('نسخه دو');
  });
});

it('says that a section is loaded from a developer, and can end that', async () => {
  const { user } = await open('/clinic/services');
  const override = { remote: 'mfe-other', address: 'http://localhost:4100/' };
  await change({ ...planWith(dashboard, services, first), override });
  const banner = await screen.findByRole('region', { name: 'حالت توسعه برای mina' });
  expect(banner).toHaveTextContent('mfe-other به نشانی http://localhost:4100/');
  const calls = fakeApi({ 'DELETE /registry/override': () => null });
  plan = planWith(dashboard, services, first);
  await user.click(screen.getByRole('button', { name: 'پایان' }));
  await waitFor(() => expect(banner).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});
