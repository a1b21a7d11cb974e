import { screen, within } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import { clinicSections, inventory, services } from '../testing/sections';
import { openedBy } from './page-shortcuts';

const staff = { as: {}, sections: clinicSections };
const palette = () => screen.findByRole('combobox', { name: 'صفحه‌ها' });
const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

it('goes to a screen by a few letters and Enter', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await palette(), 'كالاي');
  expect(shown()).toEqual(['ثبت کالای جدیدانبارداری']);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'ثبت کالای جدید' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('moves through what it found with the arrows, round the ends', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.click(screen.getByRole('button', { name: 'جستجوی صفحه‌ها (Ctrl+K)' }));
  await user.type(await palette(), 'خدمات');
  const [first, second] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await palette()).toHaveAttribute('aria-activedescendant', second?.id);
  await user.type(await palette(), ' ناشناس');
  expect(screen.getByText('صفحه‌ای با این نام پیدا نشد.')).toBeVisible();
});

it('offers only what the user may open and what needs no id', async () => {
  const { user } = openApp('/clinic/services', {
    as: { sections: ['services', 'inventory'], levels: [2] },
    sections: [inventory, services],
  });
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(shown()).toEqual(['خدمات', 'انبارداری']);
});

it('explains the keys, and gives the focus back', async () => {
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
  ])('open %s with %j', (opened, keys, focused) => {
    expect(openedBy({ ...none, ...keys }, focused)).toBe(opened);
  });
});
