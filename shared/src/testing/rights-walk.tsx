import { cleanup, screen, waitFor } from '@testing-library/react';
import { common } from '../messages';
import type { Need } from '../contracts/permissions';
import type { Section } from '../section/define-section';
import { fakeApi, takeUnexpectedCalls, type FakeAnswer } from './fake-api';
import { openSection, type OpenedSection } from './open-section';
import { isRefused } from './server-rights';

/** What may be asked of the server with a level, by the first words of the control that asks for it. */
const asks = {
  write:
    /^(ثبت|ذخیره|افزودن|ویرایش|تغییر|ساخت|کنسل|لیست جدید|بازگشت نوبت|جابه‌جایی|حلقه جدید|توکن جدید|توسعه‌دهنده جدید|انتشار…|بازگشت به نسخه|پایان آزمایش)/,
  delete: /^(حذف|بایگانی|ابطال|باطل|برداشتن|گرفتن اجازه|لغو زمان‌بندی)/,
} as const;

/** Levels that do not cover another one: who may only delete does not write, and the other way round. */
const lacking: Record<Need, readonly (keyof typeof asks)[]> = {
  read: ['write', 'delete'],
  write: ['delete'],
  delete: ['write'],
};

interface Walk {
  /** What the server would answer to every call of the screens. */
  answers: Record<string, FakeAnswer>;
  /** What stands for `:name` in the paths; 7 unless told. */
  params?: Record<string, string>;
}

const isVisible = (element: HTMLElement) =>
  element.closest('[hidden], [aria-hidden=true]') === null &&
  element.getAttribute('aria-disabled') !== 'true' &&
  !element.hasAttribute('disabled');

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** The words of all that can be pressed, what the menus of the rows hold included. */
async function offered({ user }: OpenedSection): Promise<string[]> {
  const controls = [
    ...screen.queryAllByRole('button'),
    ...screen.queryAllByRole('link'),
    ...screen.queryAllByRole('switch'),
  ].filter(isVisible);
  const names = controls
    // A row that is typed in a form is taken away without the server.
    .filter((control) => !(asks.delete.test(nameOf(control)) && control.closest('form')))
    .map(nameOf);
  for (const trigger of controls.filter((one) => one.getAttribute('aria-haspopup') === 'menu')) {
    await user.click(trigger);
    names.push(...screen.queryAllByRole('menuitem').filter(isVisible).map(nameOf));
    await user.keyboard('{Escape}');
  }
  return names;
}

async function settled() {
  await screen.findAllByRole('heading');
  await waitFor(() => {
    expect(screen.queryByText(common.loading)).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
}

/**
 * Opens every screen of a section for people who have nothing but this section, at the level to read, to
 * write and to delete. Answers what is offered to them although the server would refuse it, as
 * `level path: words`, and the calls that a screen makes although the server's rights refuse them, as
 * `level path: GET /path`. Screens that their level does not open are left out.
 */
export async function offeredInVain(section: Section, { answers, params = {} }: Walk) {
  const found: string[] = [];
  let opened = 0;
  for (const need of Object.keys(lacking) as Need[]) {
    for (const { path, title } of section.screens) {
      const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '7');
      const calls = fakeApi(answers);
      const view = openSection(section, [section.prefix, filled].filter(Boolean).join('/'), need);
      await settled();
      if (!screen.queryByRole('heading', { name: common.noAccessTitle })) {
        opened += 1;
        const names = await offered(view);
        const inVain = names.filter((name) => lacking[need].some((one) => asks[one].test(name)));
        const refused = calls
          .map(({ call }) => call)
          .filter((call) => isRefused(call, section, need));
        const all = new Set([...inVain, ...refused]);
        found.push(...[...all].map((name) => `${need} ${path || '/'} (${title}): ${name}`));
      }
      cleanup();
      // What else a screen reads is not what this walk is about.
      takeUnexpectedCalls();
    }
  }
  return { opened, found };
}
