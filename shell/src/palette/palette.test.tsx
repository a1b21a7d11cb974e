import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
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
  const help = screen.getByRole('button', { name: 'راهنمای کلیدها (?)' });
  await user.click(help);
  const dialog = within(await screen.findByRole('dialog', { name: 'راهنمای کلیدها' }));
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
  await user.click(screen.getByRole('button', { name: 'راهنمای کلیدها' }));
  expect(await screen.findByRole('dialog', { name: 'راهنمای کلیدها' })).toBeVisible();
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
  await user.click(screen.getByRole('button', { name: 'راهنمای کلیدها (?)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'راهنمای کلیدها' }));
  expect(dialog.getByRole('heading', { name: 'در این صفحه' })).toBeVisible();
  const meant = (does: string) => dialog.getByText(does).nextElementSibling;
  expect(meant('ثبت فرم')).toHaveTextContent('Ctrl + Enter');
  expect(meant('چاپ برگه')).toHaveTextContent('Ctrl + P');
  expect(dialog.queryByText('رفتن از یک زبانه به زبانه دیگر')).not.toBeInTheDocument();
});

it('ignores single keys when the user switched them off', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.click(screen.getByRole('button', { name: 'راهنمای کلیدها (?)' }));
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
