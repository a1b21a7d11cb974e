import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import {
  account,
  clinics,
  clinicSections,
  clinicSupport,
  dashboard,
  inventory,
  register,
  services,
} from '../testing/sections';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';

const everything = [...clinicSections, clinicSupport];

// Each role with the plan that the server would send.
const roles = {
  nobody: { sections: [] },
  clinicAdmin: { as: {}, sections: everything },
  storekeeper: {
    as: { sections: ['inventory', 'services'] },
    sections: [inventory, services, clinicSupport],
  },
  reader: { as: { sections: ['inventory'], levels: [2] }, sections: [inventory, clinicSupport] },
  writer: { as: { sections: ['inventory'], levels: [3] }, sections: [inventory] },
  nothing: { as: { sections: [] }, sections: [clinicSupport] },
  operator: { as: aPlatformLogin(), sections: [clinics] },
};
type Role = keyof typeof roles;

const denied = 'دسترسی غیرمجاز';
const unknown = 'صفحه یافت نشد';
const signIn = 'ورود به سامانه';
const own = 'حساب کاربری من';
const none = 'هنوز بخشی برای شما فعال نشده است';

const table: [Role, string, string][] = [
  ['nobody', '/', signIn],
  ['nobody', '/login', signIn],
  ['nobody', '/register', 'درخواست ثبت نام'],
  ['nobody', '/clinic', signIn],
  ['nobody', '/clinic/inventory', signIn],
  ['nobody', '/clinic/inventory/edit/7', signIn],
  ['nobody', '/admin/clinics', signIn],
  ['nobody', '/account', signIn],
  ['nobody', '/nothing', unknown],
  ['nobody', '/not-found', unknown],

  ['clinicAdmin', '/', 'داشبورد'],
  ['clinicAdmin', '/login', 'داشبورد'],
  ['clinicAdmin', '/login?next=%2Fclinic%2Fservices', 'خدمات'],
  ['clinicAdmin', '/clinic', 'داشبورد'],
  ['clinicAdmin', '/clinic/dashboard', 'داشبورد'],
  ['clinicAdmin', '/clinic/inventory', 'انبارداری'],
  ['clinicAdmin', '/clinic/inventory/', 'انبارداری'],
  ['clinicAdmin', '/clinic/inventory?page=2', 'انبارداری'],
  ['clinicAdmin', '/clinic/inventory/create', 'ثبت کالای جدید'],
  ['clinicAdmin', '/clinic/inventory/edit/7', 'ویرایش کالا'],
  ['clinicAdmin', '/clinic/inventory/settings', 'تنظیمات انبار'],
  ['clinicAdmin', '/clinic/inventory/nothing', unknown],
  ['clinicAdmin', '/clinic/inventory/edit', unknown],
  ['clinicAdmin', '/clinic/inventory/edit/7/more', unknown],
  ['clinicAdmin', '/clinic/inventory-archive', unknown],
  ['clinicAdmin', '/clinic/patients', unknown],
  ['clinicAdmin', '/clinic/support', 'تیکت‌ها'],
  ['clinicAdmin', '/register', 'درخواست ثبت نام'],
  ['clinicAdmin', '/account', own],
  ['clinicAdmin', '/login?next=%2Faccount', own],
  ['clinicAdmin', '/account/nothing', unknown],
  ['clinicAdmin', '/admin', denied],
  ['clinicAdmin', '/admin/clinics', denied],
  ['clinicAdmin', '/admin/nothing', denied],
  ['clinicAdmin', '/nothing', unknown],

  ['storekeeper', '/', 'انبارداری'],
  ['storekeeper', '/clinic', 'انبارداری'],
  ['storekeeper', '/clinic/services', 'خدمات'],
  ['storekeeper', '/clinic/services/create', 'ثبت خدمات جدید'],
  ['storekeeper', '/clinic/dashboard', denied],
  ['storekeeper', '/clinic/patients', denied],
  ['storekeeper', '/clinic/patients/edit/7', denied],
  ['storekeeper', '/clinic/users', denied],
  ['storekeeper', '/clinic/accounting', denied],
  ['storekeeper', '/clinic/support', 'تیکت‌ها'],
  ['storekeeper', '/clinic/nothing', unknown],
  ['storekeeper', '/admin/clinics', denied],

  ['reader', '/clinic/inventory', 'انبارداری'],
  ['reader', '/clinic/inventory/create', denied],
  ['reader', '/clinic/inventory/edit/7', denied],
  ['reader', '/clinic/inventory/settings', denied],
  ['reader', '/clinic/services', denied],

  ['writer', '/clinic/inventory', 'انبارداری'],
  ['writer', '/clinic/inventory/create', 'ثبت کالای جدید'],

  ['nothing', '/', none],
  ['nothing', '/clinic', none],
  ['nothing', '/clinic/inventory', denied],
  ['nothing', '/clinic/support', 'تیکت‌ها'],
  ['nothing', '/account', own],

  ['operator', '/', 'کلینیک‌ها'],
  ['operator', '/admin', 'کلینیک‌ها'],
  ['operator', '/admin/clinics', 'کلینیک‌ها'],
  ['operator', '/admin/clinics/12', 'پرونده کلینیک'],
  ['operator', '/admin/users', unknown],
  ['operator', '/account', own],
  ['operator', '/clinic/dashboard', denied],
  ['operator', '/clinic/inventory', denied],
  ['operator', '/clinic', denied],
];

it.each(table)('%s at %s sees "%s"', async (role, path, seen) => {
  openApp(path, { ...roles[role], publicSections: [register, account] });
  if (seen === none) expect(await screen.findByText(none)).toBeVisible();
  else expect(await screen.findByRole('heading', { level: 1, name: seen })).toBeVisible();
});

it('does not load the code of a forbidden page', async () => {
  const load = jest.fn();
  openApp('/clinic/inventory/create', {
    ...roles.reader,
    published: { './clinic-inventory': load },
  });
  expect(await screen.findByRole('heading', { name: denied })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('shows the own account inside the frame of the area', async () => {
  openApp('/account', { ...roles.operator, publicSections: [account] });
  expect(await screen.findByRole('heading', { name: own })).toBeVisible();
  expect(screen.getByRole('link', { name: 'کلینیک‌ها' })).toHaveAttribute('href', '/admin/clinics');
});

it('shows no frame of another area', async () => {
  openApp('/admin/clinics', roles.storekeeper);
  expect(await screen.findByRole('heading', { name: denied })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('signs out with the link of the no-access screen', async () => {
  const { user, location } = openApp('/clinic/patients', roles.storekeeper);
  await user.click(await screen.findByRole('link', { name: 'بازگشت به صفحه اصلی' }));
  expect(await screen.findByRole('heading', { name: signIn })).toBeVisible();
  expect(location()).toBe('/');
  expect(window.localStorage.getItem('token')).toBeNull();
});

it('goes back from an unknown address without returning to it', async () => {
  const { user, location } = openApp('/clinic/dashboard', {
    as: {},
    sections: [dashboard, services],
  });
  await user.click(await screen.findByRole('link', { name: 'خدمات' }));
  await screen.findByRole('heading', { name: 'خدمات' });
  window.history.pushState({ idx: 2, key: 'x' }, '', '/clinic/nothing');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await screen.findByRole('heading', { name: unknown });
  expect(location()).toBe('/not-found');
  await user.click(screen.getByRole('button', { name: 'بازگشت به صفحه قبل' }));
  expect(await screen.findByRole('heading', { name: 'خدمات' })).toBeVisible();
});

it.each([
  ['/clinic/inventory', 'انبارداری | زیبا'],
  ['/clinic/inventory/create', 'دسترسی غیرمجاز | زیبا'],
  ['/clinic/patients', 'دسترسی غیرمجاز | زیبا'],
  ['/nothing', 'صفحه یافت نشد | زیبا'],
])('sets the title of the tab at %s to "%s"', async (path, title) => {
  openApp(path, roles.reader);
  await screen.findByRole('heading', { level: 1, name: title.split(' | ')[0] });
  await waitFor(() => expect(document.title).toBe(title));
});
