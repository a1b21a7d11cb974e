import { defineSection, type Screen, type Section } from '@ziba/shared/section/define-section';
import type { ComponentType } from 'react';

const screenWithHeading = (title: string): ComponentType =>
  function Headed() {
    return <h1 tabIndex={-1}>{title}</h1>;
  };

const screen = <const Path extends string>(
  path: Path,
  title: string,
  needs: Screen['needs'] = 'read',
) => ({ path, title, needs, load: () => Promise.resolve(screenWithHeading(title)) });

/** Sections of the clinic area whose screens show only their titles. */
export const dashboard = defineSection({
  area: 'clinic',
  key: 'dashboard',
  title: 'داشبورد',
  menu: { order: 10, icon: 'dashboard' },
  screens: [screen('', 'داشبورد')],
});

export const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبارداری',
  menu: { order: 70, icon: 'inventory' },
  settings: 'settings',
  screens: [
    screen('', 'انبارداری'),
    screen('create', 'ثبت کالای جدید', 'write'),
    screen('edit/:id', 'ویرایش کالا', 'write'),
    screen('settings', 'تنظیمات انبار', 'write'),
  ],
});

export const services = defineSection({
  area: 'clinic',
  key: 'services',
  title: 'خدمات',
  menu: { order: 60, icon: 'services' },
  screens: [screen('', 'خدمات'), screen('create', 'ثبت خدمات جدید', 'write')],
});

export const clinicSupport = defineSection({
  area: 'clinic',
  key: 'support',
  title: 'پشتیبانی',
  screens: [screen('', 'تیکت‌ها')],
});

export const clinics = defineSection({
  area: 'admin',
  key: 'clinics',
  title: 'کلینیک‌ها',
  menu: { order: 20, icon: 'clinics' },
  screens: [screen('', 'کلینیک‌ها'), screen(':id', 'پرونده کلینیک')],
});

export const register = defineSection({
  area: 'public',
  key: 'register',
  title: 'درخواست ثبت نام',
  screens: [screen('', 'درخواست ثبت نام')],
});

export const account = defineSection({
  area: 'account',
  key: 'account',
  title: 'حساب کاربری من',
  screens: [screen('', 'حساب کاربری من')],
});

export const clinicSections: Section[] = [dashboard, services, inventory];
