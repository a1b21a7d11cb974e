import { cleanup, screen, waitFor } from '@testing-library/react';
import { common } from '../messages';
import type { Need } from '../contracts/permissions';
import type { Section } from '../section/define-section';
import { canAccess } from '../session/access';
import { readSession } from '../session/session-store';
import { fakeApi, takeUnexpectedCalls, type FakeAnswer } from './fake-api';
import { openSection, type OpenedSection } from './open-section';
import { isRefused } from './server-rights';

/** The first words of the buttons that need a level. Where a link leads says what it needs. */
const controlTexts = {
  write:
    /^(ثبت|ذخیره|افزودن|ویرایش|تغییر|ساخت|کنسل|لیست جدید|بازگشت نوبت|جابه‌جایی|حلقه جدید|توکن جدید|توسعه‌دهنده جدید|انتشار…|بازگشت به نسخه|پایان آزمایش|فعال کردن|غیرفعال کردن|تأیید درخواست|رد درخواست|ارسال کد)/,
  delete: /^(حذف|بایگانی|ابطال|باطل|برداشتن|گرفتن اجازه|لغو زمان‌بندی|خروج از این دستگاه)/,
} as const;

/** The levels that each level does not cover; delete does not cover write, nor write delete. */
const missingLevels: Record<Need, readonly (keyof typeof controlTexts)[]> = {
  read: ['write', 'delete'],
  write: ['delete'],
  delete: ['write'],
};

interface Walk {
  /** The answers to all calls of the screens. */
  answers: Record<string, FakeAnswer>;
  /** Values of the path parameters by name; 7 by default. */
  params?: Record<string, string>;
  /** Tabs that are opened too, as `?tab=`, by the path of their screen. */
  tabs?: Record<string, readonly string[]>;
}

interface Visit {
  title: string;
  /** As the report shows it. */
  path: string;
  at: string;
}

/** All screens of a section with their further tabs. */
const visitsOf = ({ screens, prefix }: Section, { params = {}, tabs = {} }: Walk): Visit[] =>
  screens.flatMap(({ path, title }) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '7');
    const address = [prefix, filled].filter(Boolean).join('/');
    const queries = ['', ...(tabs[path] ?? []).map((tab) => `?tab=${tab}`)];
    return queries.map((query) => ({
      title,
      path: `${path || '/'}${query}`,
      at: `${address}${query}`,
    }));
  });

/** The levels whose controls a user of this level may not be offered. The own account needs no level. */
const forbiddenLevels = ({ area }: Section, need: Need) =>
  area === 'account' ? [] : missingLevels[need];

const isVisible = (element: HTMLElement) =>
  element.closest('[hidden], [aria-hidden=true]') === null &&
  element.getAttribute('aria-disabled') !== 'true' &&
  !element.hasAttribute('disabled');

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** A control that is offered. */
interface Offer {
  name: string;
  /** The address of a link. */
  to: string | null;
}

const offerOf = (element: HTMLElement): Offer => ({
  name: nameOf(element),
  to: element.getAttribute('href'),
});

/** All controls that can be pressed, including the entries of menus. */
async function offeredControls({ user }: OpenedSection): Promise<Offer[]> {
  const controls = [
    ...screen.queryAllByRole('button'),
    ...screen.queryAllByRole('link'),
    ...screen.queryAllByRole('switch'),
  ].filter(isVisible);
  const offers = controls
    // Removing a row inside a form does not need the server.
    .filter((control) => !(controlTexts.delete.test(nameOf(control)) && control.closest('form')))
    .map(offerOf);
  for (const trigger of controls.filter((one) => one.getAttribute('aria-haspopup') === 'menu')) {
    await user.click(trigger);
    offers.push(...screen.queryAllByRole('menuitem').filter(isVisible).map(offerOf));
    await user.keyboard('{Escape}');
  }
  return offers;
}

/** Whether the guard of the shell would refuse the address of a link, or the server the action of a button. */
function isForbidden({ name, to }: Offer, section: Section, need: Need): boolean {
  const session = readSession();
  const isDenied =
    to !== null &&
    session?.plan &&
    canAccess(to, session.plan.sections, session.access) === 'denied';
  if (isDenied) return true;
  return forbiddenLevels(section, need).some((level) => controlTexts[level].test(name));
}

async function waitUntilLoaded() {
  // The first screen also loads the modules of its section, which takes long on a machine under load.
  await screen.findAllByRole('heading', undefined, { timeout: 30_000 });
  await waitFor(() => {
    expect(screen.queryByText(common.loading)).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
}

/**
 * Opens every screen of a section for users who have only this section, at the levels read, write and delete.
 * Finds the links to screens that they may not open and the buttons whose action the server would refuse, as
 * `level path: text`, and the calls of a screen that the server would refuse, as `level path: GET /path`.
 * Leaves out screens that a level may not open. `opened` is the number of opened screens.
 */
export async function findForbiddenOffers(section: Section, walk: Walk) {
  const found: string[] = [];
  let opened = 0;
  for (const need of Object.keys(missingLevels) as Need[]) {
    for (const { path, title, at } of visitsOf(section, walk)) {
      const calls = fakeApi(walk.answers);
      const view = openSection(section, at, need);
      await waitUntilLoaded();
      if (!screen.queryByRole('heading', { name: common.noAccessTitle })) {
        opened += 1;
        const offers = await offeredControls(view);
        const forbidden = offers
          .filter((offer) => isForbidden(offer, section, need))
          .map(({ name }) => name);
        const refused = calls
          .map(({ call }) => call)
          .filter((call) => isRefused(call, section, need));
        const all = new Set([...forbidden, ...refused]);
        found.push(...[...all].map((name) => `${need} ${path} (${title}): ${name}`));
      }
      cleanup();
      // Other calls of a screen are not checked here.
      takeUnexpectedCalls();
    }
  }
  return { opened, found };
}
