import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import type { Section } from '@ziba/shared/section/define-section';
import { screen, within } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import { clinicSections, inventory, services } from '../testing/sections';
import { dialogOpenedBy } from './page-shortcuts';

const staff = { as: {}, sections: clinicSections };
const palette = () => screen.findByRole('combobox', { name: /^جستجوی صفحه/ });
const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

it('opens a screen with a few letters and Enter', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await palette(), 'كالاي');
  expect(shown()).toEqual(['ثبت کالای جدیدانبارداری']);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'ثبت کالای جدید' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('moves through the options with the arrow keys, and wraps at the ends', async () => {
  const { user } = openApp('/clinic/services', staff);
  fakeApi({ 'GET /search': () => pageWith() });
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.click(screen.getByRole('button', { name: 'جستجو (Ctrl+K)' }));
  await user.type(await palette(), 'خدمات');
  const [first, second] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await palette()).toHaveAttribute('aria-activedescendant', second?.id);
  await user.type(await palette(), ' ناشناس');
  expect(await screen.findByText('چیزی با این نوشته پیدا نشد.')).toBeVisible();
});

it('offers only screens that the user may open and that need no id', async () => {
  const { user } = openApp('/clinic/services', {
    as: { sections: ['services', 'inventory'], levels: [2] },
    sections: [inventory, services],
  });
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(shown()).toEqual(['خدمات', 'انبارداری']);
});

it('shows the help on keys, and returns the focus when it closes', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  const help = screen.getByRole('button', { name: 'راهنما (?)' });
  await user.click(help);
  const dialog = within(await screen.findByRole('dialog', { name: 'راهنما' }));
  expect(dialog.getByText('Ctrl + K')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(help).toHaveFocus();
});

it('opens the help from the search, for screens without a help button', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.click(screen.getByRole('button', { name: 'راهنما' }));
  expect(await screen.findByRole('dialog', { name: 'راهنما' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^جستجوی صفحه/ })).not.toBeInTheDocument();
});

it('lists the keys of the current page', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  screen
    .getByRole('main')
    .insertAdjacentHTML(
      'beforeend',
      '<form novalidate></form><button aria-keyshortcuts="Control+P">چاپ برگه</button>',
    );
  await user.click(screen.getByRole('button', { name: 'راهنما (?)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'راهنما' }));
  expect(dialog.getByRole('heading', { name: 'کلیدهای این صفحه' })).toBeVisible();
  const meant = (does: string) => dialog.getByText(does).nextElementSibling;
  expect(meant('ثبت فرم')).toHaveTextContent('Ctrl + Enter');
  expect(meant('چاپ برگه')).toHaveTextContent('Ctrl + P');
  expect(dialog.queryByText('رفتن از یک زبانه به زبانه دیگر')).not.toBeInTheDocument();
});

describe('the help of a screen', () => {
  const text = 'کالا را با دسته و واحد آن ثبت کنید.';
  const openHelp = async (help: Section['help']) => {
    const sections = [{ ...inventory, help }];
    const { user } = openApp('/clinic/inventory/edit/7', { as: {}, sections });
    await screen.findByRole('heading', { name: 'ویرایش کالا' });
    await user.click(screen.getByRole('button', { name: 'راهنما (?)' }));
    return within(await screen.findByRole('dialog', { name: 'راهنما' }));
  };

  it('says what the screen is for, in the words of its section', async () => {
    const texts = { '/clinic/inventory': 'فهرست', '/clinic/inventory/edit/:id': text };
    const dialog = await openHelp(() => Promise.resolve({ help: texts }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'این صفحه برای چیست؟' })).toBeVisible();
  });

  it('says so when the text does not load, and still shows the keys', async () => {
    const dialog = await openHelp(() => Promise.reject(new Error('no answer')));
    expect(await dialog.findByRole('alert')).toHaveTextContent('متن راهنما بارگذاری نشد');
    expect(dialog.getByText('Ctrl + K')).toBeVisible();
  });

  it('shows only keys for a release without texts', async () => {
    const dialog = await openHelp(undefined);
    expect(dialog.getByText('Ctrl + K')).toBeVisible();
    expect(dialog.queryByText('این صفحه برای چیست؟')).not.toBeInTheDocument();
  });
});

it('ignores single keys when the user switched them off', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.click(screen.getByRole('button', { name: 'راهنما (?)' }));
  const choice = await screen.findByRole('checkbox', { name: 'کلیدهای تکی «/» و «?» کار کنند' });
  expect(choice).toBeChecked();
  await user.click(choice);
  await user.keyboard('{Escape}[Slash]');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await palette()).toBeVisible();
});

describe('the keys of the page', () => {
  const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const input = document.createElement('input');

  it.each([
    ['palette', { code: 'KeyK', ctrlKey: true }, null],
    ['palette', { code: 'KeyK', metaKey: true }, input],
    ['palette', { code: 'Slash' }, null],
    ['help', { code: 'Slash', shiftKey: true }, null],
    [null, { code: 'Slash' }, input],
    [null, { code: 'Slash', shiftKey: true }, input],
    [null, { code: 'KeyK' }, null],
    [null, { code: 'KeyK', ctrlKey: true, shiftKey: true }, null],
    [null, { code: 'Slash', ctrlKey: true }, null],
    ['palette', { code: 'KeyK', ctrlKey: true }, null, false],
    [null, { code: 'Slash' }, null, false],
    [null, { code: 'Slash', shiftKey: true }, null, false],
  ] as const)('open %s with %j', (opened, keys, focused, singleKeys: boolean = true) => {
    expect(dialogOpenedBy({ ...none, ...keys }, focused, singleKeys)).toBe(opened);
  });
});
