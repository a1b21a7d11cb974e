import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { BootPlan, PlanRemote } from '@ziba/shared/contracts/registry';
import { describeSection, type Section } from '@ziba/shared/section/define-section';
import { endSession, startSession } from '@ziba/shared/session/session-store';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/app';
import { leaveOnEnd } from '../session/leave-on-end';

type Loaded = () => Promise<unknown>;
let modules: Record<string, Loaded> = {};

// Replaces the federation runtime: the modules that remotes expose, by name.
jest.mock('../federation/host', () => ({
  importModule: (_remote: PlanRemote, module: string) =>
    modules[module]?.() ?? Promise.reject(new Error(`nothing is published as ${module}`)),
  unloadRelease: () => undefined,
}));

// In jsdom there is no server that puts a plan into the page.
jest.mock('../page-data', () => ({
  publicPlan: () => publicPlan,
  pageTexts: () => ({
    project_name: 'زیبا',
    login_page_title: 'ورود به سامانه',
    login_short_slogan: 'همراه هر روز کلینیک',
    login_description: 'همه در یک جا',
    logo_image: null,
  }),
}));

let publicPlan: BootPlan | null = null;

const moduleOf = ({ area, key }: Section) => `./${area}-${key}`;
const remoteName = 'mfe-test';
let release = 0;

/** A plan in which one remote contains these sections; each call makes another release of it. */
export function planWith(...sections: Section[]): BootPlan {
  release += 1;
  const base = `/remotes/${remoteName}/${release}/`;
  const remote = {
    name: remoteName,
    version: `1.0.${release}`,
    container: 'clinic_sec_mfe_test',
    base,
    entry: `${base}entry.js`,
    contract: '^3.0',
    digest: '',
    preload: {},
    files: {},
  };
  return {
    plan: 'p-7f3a',
    contract: '3.0',
    sections: sections.map((section) => ({
      ...describeSection(section, moduleOf(section)),
      remote: remoteName,
    })),
    off: [],
    remotes: [remote],
  };
}

interface Options {
  /** The signed-in user; nobody by default. The plan of the session consists of `sections`. */
  as?: Parameters<typeof aLogin>[0] | LoginAnswer;
  sections?: Section[];
  /** Sections of the public plan, which need no sign-in. */
  publicSections?: Section[];
  /** Modules that resolve to something else than their section. */
  published?: Record<string, Loaded>;
}

const isAnswer = (as: Options['as']): as is LoginAnswer => !!as && 'token' in as;

/** Opens the whole app at an address, with sections instead of remotes. */
export function openApp(
  at: string,
  { as, sections = [], publicSections = [], published }: Options = {},
) {
  const sources = [...sections, ...publicSections];
  modules = {
    ...Object.fromEntries(
      sources.map((section) => [moduleOf(section), () => Promise.resolve({ default: section })]),
    ),
    ...published,
  };
  publicPlan = planWith(...publicSections);
  endSession('signed-out');
  window.history.replaceState(null, '', at);
  const stop = leaveOnEnd();
  if (as) startSession({ ...(isAnswer(as) ? as : aLogin(as)), plan: planWith(...sections) });
  const view = render(<App onShown={() => undefined} />);
  cleanUps.push(stop);
  return {
    ...view,
    user: userEvent.setup(),
    location: () => window.location.pathname + window.location.search,
  };
}

const cleanUps: (() => void)[] = [];

beforeEach(() => {
  fakeApi({ 'POST /auth/logout': () => null });
});
afterEach(() => {
  cleanUps.splice(0).forEach((stop) => stop());
  modules = {};
});
