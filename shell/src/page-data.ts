import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { GeneralSettings } from '@ziba/shared/contracts/settings';

/** What the server says on the page when the form was sent before any script had come. */
export type NativeLogin = { answer: LoginAnswer } | { error: RefusalBody; username: string };

/** The texts of the general settings that the page shows. */
export type PageTexts = Pick<
  GeneralSettings,
  'project_name' | 'login_page_title' | 'login_short_slogan' | 'login_description' | 'logo_image'
>;

/** What stands inlined as JSON in the page; null where the server did not fill it in. */
function read<Content>(id: string): Content | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Content | null;
  } catch {
    return null; // a placeholder: the page does not come from our server
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

/** The general settings as they were when the page was served. */
export function pageTexts(): PageTexts {
  texts ??= read<PageTexts>('ziba-settings') ?? noTexts;
  return texts;
}

/** The sections that need no sign-in: registration, password reset. */
export function publicPlan(): BootPlan | null {
  return read<BootPlan>('ziba-plan');
}

/** The answer to a form that was sent without scripts; answered once, so that it is taken over once. */
export function takeNativeLogin(): NativeLogin | null {
  const login = read<NativeLogin>('ziba-login');
  document.getElementById('ziba-login')?.remove();
  return login;
}
