import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { GeneralSettings } from '@ziba/shared/contracts/settings';

/** The server's answer on the page, after the form was sent before any script was loaded. */
export type NativeLogin = { answer: LoginAnswer } | { error: RefusalBody; username: string };

/** The general settings that the page shows. */
export type PageTexts = Pick<
  GeneralSettings,
  'project_name' | 'login_page_title' | 'login_short_slogan' | 'login_description' | 'logo_image'
>;

/** Reads JSON that the server put into the page; null where it did not. */
function readInlined<Content>(id: string): Content | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Content | null;
  } catch {
    return null; // a placeholder: the page was not served by the product's server
  }
}

const noTexts: PageTexts = {
  project_name: '',
  login_page_title: '',
  login_short_slogan: '',
  login_description: '',
  logo_image: null,
};

let texts: PageTexts | undefined;

/** The general settings at the time when the page was served. */
export function pageTexts(): PageTexts {
  texts ??= readInlined<PageTexts>('ziba-settings') ?? noTexts;
  return texts;
}

/** The plan of the sections that need no sign-in: registration and password reset. */
export function publicPlan(): BootPlan | null {
  return readInlined<BootPlan>('ziba-plan');
}

/** Returns the answer to a form that was sent without scripts, and removes it, so that it is used once. */
export function takeNativeLogin(): NativeLogin | null {
  const login = readInlined<NativeLogin>('ziba-login');
  document.getElementById('ziba-login')?.remove();
  return login;
}
