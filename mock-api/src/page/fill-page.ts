import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { GeneralSettings } from '@ziba/shared/contracts/settings';
import { escapeHtml } from '../lib/html';
import { bareName } from '../modules/files/stored-names';

/** The result of a login form that was sent without scripts. */
export type NativeLogin = { answer: LoginAnswer } | { error: RefusalBody; username: string };

export interface PageContent {
  nonce: string;
  settings: GeneralSettings;
  plan: BootPlan;
  /** The address that is opened: only the sign-in page shows the form in the HTML. */
  at: 'login' | 'inside';
  login?: NativeLogin;
  /** The visitor's choice of `light` or `dark`; without one the setting of their system. */
  scheme?: string;
}

/** Fills the placeholders of the shell's page. Each one is replaced once, so that inserted text is not filled again. */
export function fillPage(page: string, content: PageContent): string {
  const { nonce, settings, plan, at, login, scheme = '' } = content;
  const failed = login && 'error' in login ? login : undefined;
  const texts: Record<string, string> = {
    __NONCE__: nonce,
    __AT__: at,
    __SCHEME__: scheme,
    ...logoTexts(settings),
    __SETTINGS__: jsonForScript(settings),
    __PLAN__: jsonForScript(plan),
    __LOGIN__: jsonForScript(login ?? null),
    __LOGIN_TITLE__: escapeHtml(settings.login_page_title),
    __LOGIN_SLOGAN__: escapeHtml(settings.login_short_slogan),
    __LOGIN_DESCRIPTION__: escapeHtml(settings.login_description),
    __PROJECT_NAME__: escapeHtml(settings.project_name),
    __LOGIN_ERROR__: escapeHtml(failed?.error.message ?? ''),
    __LOGIN_USERNAME__: escapeHtml(failed?.username ?? ''),
  };
  const filled = page.replace(/__[A-Z_]+?__/g, (name) => texts[name] ?? name);
  return login && !page.includes('__LOGIN__') ? withLogin(filled, login) : filled;
}

/** The operator's logo for the styles of the page, which show it on the login page; everybody may read this file. */
function logoTexts({ logo_image }: GeneralSettings): Record<string, string> {
  const [first = ''] = (logo_image ?? '').split(',');
  const name = encodeURIComponent(bareName(first));
  if (!name) return { __LOGO__: 'none', __LOGO_STATE__: 'usual' };
  return { __LOGO__: `url("/api/files/${name}")`, __LOGO_STATE__: 'own' };
}

function withLogin(page: string, login: NativeLogin): string {
  const script = `<script type="application/json" id="ziba-login">${jsonForScript(login)}</script>`;
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page + script : page.slice(0, end) + script + page.slice(end);
}

/** JSON that cannot end the script element that contains it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
