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

// Instead of the federation runtime: what a remote exposes, by the name of the module.
jest.mock('../federation/host', () => ({
  importModule: (_remote: PlanRemote, module: string) =>
    modules[module]?.() ?? Promise.reject(new Error(`nothing is published as ${module}`)),
  unloadRelease: () => undefined,
}));

// jsdom has no plan of a server on its page.
jest.mock('../page-data', () => ({
  publicPlan: () => publicSections,
  pageTexts: () => ({
    project_name: 'زیبا',
    login_page_title: 'ورود به سامانه',
    login_short_slogan: 'همراه هر روز کلینیک',
    login_description: 'همه در یک جا',
    logo_image: null,
  }),
}));

let publicSections: BootPlan | null = null;

const moduleOf = ({ area, key }: Section) => `./${area}-${key}`;
const remoteName = 'mfe-test';
let release = 0;

/** A plan in which one remote carries these sections; each call is another release of it. */
export function planWith(...sections: Section[]): BootPlan {
  release += 1;
  const base = `/remotes/${remoteName}/${release}/`;
  const remote = {
    name: remoteName,
    version: `1.0.${release}`,
    container: 'clinic_sec_mfe_test',
    base,
    entry: `${base}entry.js`,
    contract: '^2.0',
    digest: '',
    preload: {},
    files: {},
  };
  return {
    plan: 'p-7f3a',
    contract: '2.0',
    sections: sections.map((section) => ({
      ...describeSection(section, moduleOf(section)),
      remote: remoteName,
    })),
    off: [],
    remotes: [remote],
  };
}

interface Options {
  /** Who is signed in; nobody unless told. Their plan is made of `sections`. */
  as?: Parameters<typeof aLogin>[0] | LoginAnswer;
  sections?: Section[];
  /** Sections of the page's own, public plan. */
  open?: Section[];
  /** What a module really comes to, instead of its section. */
  published?: Record<string, Loaded>;
}

const isAnswer = (as: Options['as']): as is LoginAnswer => !!as && 'token' in as;

/** Opens the whole app at an address, with sections in place of remotes. */
export function openApp(at: string, { as, sections = [], open = [], published }: Options = {}) {
  const sources = [...sections, ...open];
  modules = {
    ...Object.fromEntries(
      sources.map((section) => [moduleOf(section), () => Promise.resolve({ default: section })]),
    ),
    ...published,
  };
  publicSections = planWith(...open);
  endSession('signed-out');
  window.history.replaceState(null, '', at);
  const stop = leaveOnEnd();
  if (as) startSession({ ...(isAnswer(as) ? as : aLogin(as)), plan: planWith(...sections) });
  const view = render(<App onShown={() => undefined} />);
  opened.push(stop);
  return {
    ...view,
    user: userEvent.setup(),
    location: () => window.location.pathname + window.location.search,
  };
}

const opened: (() => void)[] = [];

beforeEach(() => {
  fakeApi({ 'POST /auth/logout': () => null });
});
afterEach(() => {
  opened.splice(0).forEach((stop) => stop());
  modules = {};
});
