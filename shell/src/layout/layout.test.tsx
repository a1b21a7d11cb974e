import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import {
  account,
  clinics,
  clinicSections,
  clinicSupport,
  inventory,
  services,
} from '../testing/sections';

const menu = () => screen.findByRole('navigation', { name: 'منوی اصلی' });
const bar = () => within(screen.getByRole('banner', { name: 'نوار بالای صفحه' }));
const staff = { as: {}, sections: [...clinicSections, clinicSupport] };

it('shows the menu of the plan in order, and marks the current entry', async () => {
  openApp('/clinic/inventory/create', staff);
  const entries = within(await menu()).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual(['داشبورد', 'خدمات', 'انبارداری']);
  expect(entries[2]).toHaveAttribute('aria-current', 'page');
  expect(entries[0]).not.toHaveAttribute('aria-current');
  await screen.findByRole('heading', { name: 'ثبت کالای جدید' });
});

it('shows the clinic and the user, or the label of the operator', async () => {
  const { unmount } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  expect(screen.getByText('کاربر: mina')).toBeVisible();
  expect(screen.getByText('کلینیک زیبایی مهر')).toBeVisible();
  unmount();

  openApp('/admin/clinics', { as: aPlatformLogin(), sections: [clinics] });
  await screen.findByRole('heading', { name: 'کلینیک‌ها' });
  expect(screen.getByText('مدیر اصلی سامانه')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('collapses the side menu, exposes that state, and remembers it', async () => {
  const { user, unmount } = openApp('/clinic/services', staff);
  const narrow = await screen.findByRole('button', { name: 'جمع کردن نوار کناری' });
  expect(narrow).toHaveAttribute('aria-expanded', 'true');
  await user.click(narrow);
  expect(screen.getByRole('button', { name: 'باز کردن نوار کناری' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(within(await menu()).getByRole('link', { name: 'انبارداری' })).toBeInTheDocument();
  unmount();

  openApp('/clinic/services', staff);
  expect(await screen.findByRole('button', { name: 'باز کردن نوار کناری' })).toBeVisible();
  await screen.findByRole('heading', { name: 'خدمات' });
});

it('offers settings only on sections that have them, to users who may open them', async () => {
  const { user, unmount } = openApp('/clinic/inventory', staff);
  await screen.findByRole('heading', { name: 'انبارداری' });
  const settings = bar().getByRole('link', { name: 'تنظیمات این بخش' });
  expect(settings).toHaveAttribute('href', '/clinic/inventory/settings');
  await user.click(within(await menu()).getByRole('link', { name: 'خدمات' }));
  await screen.findByRole('heading', { name: 'خدمات' });
  expect(bar().queryByRole('link', { name: 'تنظیمات این بخش' })).not.toBeInTheDocument();
  unmount();

  openApp('/clinic/inventory', { as: { levels: [2] }, sections: [inventory] });
  await screen.findByRole('heading', { name: 'انبارداری' });
  expect(bar().queryByRole('link', { name: 'تنظیمات این بخش' })).not.toBeInTheDocument();
});

it('offers support only when there is such a section', async () => {
  const { unmount } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  expect(bar().getByRole('link', { name: 'پشتیبانی' })).toHaveAttribute('href', '/clinic/support');
  unmount();

  openApp('/clinic/services', { as: {}, sections: [services] });
  await screen.findByRole('heading', { name: 'خدمات' });
  expect(bar().queryByRole('link', { name: 'پشتیبانی' })).not.toBeInTheDocument();
});

it('moves the focus to the content with the skip link', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.click(screen.getByRole('link', { name: 'پرش به محتوای صفحه' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('opens the menu of narrow screens as a drawer, which closes after a click on an entry', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'منوی اصلی' }));
  await user.click(drawer.getByRole('link', { name: 'انبارداری' }));
  expect(await screen.findByRole('heading', { name: 'انبارداری' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the names of a collapsed menu in tooltips', async () => {
  const { user } = openApp('/clinic/services', staff);
  await screen.findByRole('heading', { name: 'خدمات' });
  const toggle = screen.getByRole('button', { name: /نوار کناری/ });
  if (toggle.getAttribute('aria-expanded') === 'true') await user.click(toggle);
  expect(screen.getByRole('button', { name: 'باز کردن نوار کناری' })).toHaveFocus();
  // The code of the tooltip is loaded when it is first needed.
  await waitFor(async () => {
    screen.getByRole('button', { name: 'باز کردن نوار کناری' }).focus();
    await user.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('داشبورد');
  });
  const entry = screen.getByRole('link', { name: 'داشبورد' });
  expect(entry).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(entry).toHaveFocus();
});

describe('the menu of the own account', () => {
  const withAccount = { ...staff, publicSections: [account] };
  const opener = () => screen.getByRole('button', { name: 'مینا صالحی' });

  async function openMenu() {
    const app = openApp('/clinic/services', withAccount);
    await screen.findByRole('heading', { name: 'خدمات' });
    await app.user.click(opener());
    await screen.findByRole('menu', { name: 'مینا صالحی' });
    return app;
  }

  it('leads to the own account and signs out', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'حساب کاربری من' }));
    expect(await screen.findByRole('heading', { name: 'حساب کاربری من' })).toBeVisible();
    await user.click(opener());
    await user.click(await screen.findByRole('menuitem', { name: 'خروج' }));
    expect(await screen.findByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
  });

  it('works by keyboard, and gives the focus back', async () => {
    const { user } = openApp('/clinic/services', withAccount);
    await screen.findByRole('heading', { name: 'خدمات' });
    opener().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'حساب کاربری من' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('applies the chosen colour scheme at once and on the next page load', async () => {
    const { user } = await openMenu();
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    expect(item('ظاهر سیستم')).toBeChecked();
    await user.click(item('ظاهر تیره'));
    expect(item('ظاهر تیره')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(document.cookie).toContain('scheme=dark');
    await user.click(item('ظاهر سیستم'));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'system');
    expect(document.cookie).not.toContain('scheme');
  });

  it('does not lead to a page that is not published', async () => {
    const { user } = openApp('/clinic/services', staff);
    await screen.findByRole('heading', { name: 'خدمات' });
    await user.click(opener());
    expect(await screen.findByRole('menuitem', { name: 'خروج' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'حساب کاربری من' })).not.toBeInTheDocument();
  });
});
