import { screen } from '@testing-library/react';
import { defineSection } from '@ziba/shared/section/define-section';
import { openApp } from '../testing/open-app';
import { clinicSections, inventory, register, services } from '../testing/sections';

const broken = { name: 'بخش «انبارداری» باز نشد' };
const again = { name: 'تلاش دوباره' };

// Failures are logged on purpose, and React and the router log what they caught.
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A module that fails to load until it is repaired. */
function outage(module: unknown) {
  const state = { down: true, asked: 0 };
  const load = () => {
    state.asked += 1;
    return state.down ? Promise.reject(new Error('503')) : Promise.resolve(module);
  };
  return { state, load };
}

it('names a section that does not load and the plan, while other sections work', async () => {
  const { load } = outage(null);
  const { user } = openApp('/clinic/inventory', {
    as: {},
    sections: clinicSections,
    published: { './clinic-inventory': load },
  });
  expect(await screen.findByRole('heading', broken)).toBeVisible();
  expect(screen.getByText(/^p-7f3a [a-z-]+ mfe-test@1\.0\.\d+$/)).toBeVisible();
  expect(logged.mock.calls.flat().join()).toContain('/clinic/inventory');

  await user.click(screen.getByRole('link', { name: 'خدمات' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'خدمات' })).toBeVisible();
});

it('retries once automatically and again on request, without a page load', async () => {
  const { state, load } = outage({ default: inventory });
  const { user } = openApp('/clinic/inventory', {
    as: {},
    sections: clinicSections,
    published: { './clinic-inventory': load },
  });
  await screen.findByRole('heading', broken);
  expect(state.asked).toBe(2);

  state.down = false;
  await user.click(screen.getByRole('button', again));
  expect(await screen.findByRole('heading', { level: 1, name: 'انبارداری' })).toBeVisible();
});

it('refuses a module that contains no section', async () => {
  openApp('/clinic/inventory', {
    as: {},
    sections: clinicSections,
    published: { './clinic-inventory': () => Promise.resolve({ default: { nothing: true } }) },
  });
  expect(await screen.findByRole('heading', broken)).toBeVisible();
});

it('shows a failure when a release lacks a screen of the plan', async () => {
  const older = { default: { ...inventory, screens: inventory.screens.slice(0, 1) } };
  openApp('/clinic/inventory/create', {
    as: {},
    sections: clinicSections,
    published: { './clinic-inventory': () => Promise.resolve(older) },
  });
  expect(await screen.findByRole('heading', broken)).toBeVisible();
});

describe('a screen that throws', () => {
  it('breaks only its own section, and is rendered again on a retry', async () => {
    let broke = true;
    const fragile = defineSection({
      ...inventory,
      area: 'clinic',
      key: 'inventory',
      settings: undefined,
      screens: [
        {
          path: '',
          title: 'انبارداری',
          needs: 'read',
          load: () =>
            Promise.resolve(function Fragile() {
              if (broke) throw new TypeError('x is undefined');
              return <h1>انبارداری</h1>;
            }),
        },
      ],
    });
    const { user } = openApp('/clinic/inventory', { as: {}, sections: [services, fragile] });
    await screen.findByRole('heading', broken);
    expect(screen.getByRole('link', { name: 'خدمات' })).toBeVisible();

    broke = false;
    await user.click(screen.getByRole('button', again));
    expect(await screen.findByRole('heading', { level: 1, name: 'انبارداری' })).toBeVisible();
  });
});

it('loads a section when the pointer is over its entry, before a click', async () => {
  const { state, load } = outage({ default: services });
  state.down = false;
  const { user } = openApp('/clinic/inventory', {
    as: {},
    sections: clinicSections,
    published: { './clinic-services': load },
  });
  await screen.findByRole('heading', { name: 'انبارداری' });
  await user.hover(screen.getByRole('link', { name: 'خدمات' }));
  expect(state.asked).toBe(1);
  await user.click(screen.getByRole('link', { name: 'خدمات' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'خدمات' })).toBeVisible();
  expect(state.asked).toBe(1);
});

it('sets the title of the tab and moves the focus to the heading of the next screen', async () => {
  const { user } = openApp('/clinic/inventory', { as: {}, sections: clinicSections });
  await screen.findByRole('heading', { name: 'انبارداری' });
  expect(document.title).toBe('انبارداری | زیبا');
  await user.click(screen.getByRole('link', { name: 'خدمات' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'خدمات' })).toHaveFocus();
  expect(document.title).toBe('خدمات | زیبا');
});

it('opens public sections without a sign-in', async () => {
  const { user } = openApp('/login', { publicSections: [register] });
  await user.click(await screen.findByRole('link', { name: 'درخواست ثبت نام' }));
  expect(await screen.findByRole('heading', { name: 'درخواست ثبت نام' })).toBeVisible();
});
