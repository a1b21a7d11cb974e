import { baseCss } from '@ziba/shared/theme/base-css';
import { fontFace } from '@ziba/shared/theme/font-face';
import { renderToString } from 'react-dom/server';
import { loginCss } from './login-css';
import { LoginPage } from './login-page';
import { m } from './messages';

/** Addresses of the files that the page loads. */
export interface PageFiles {
  scripts: string[];
  font: string;
}

// The server replaces these placeholders with its texts, escaped for HTML.
const placeholders = {
  project_name: '__PROJECT_NAME__',
  login_page_title: '__LOGIN_TITLE__',
  login_short_slogan: '__LOGIN_SLOGAN__',
  login_description: '__LOGIN_DESCRIPTION__',
  logo_image: null,
};

const refused = {
  error: { code: '', message: '__LOGIN_ERROR__' },
  username: '__LOGIN_USERNAME__',
};

const ignore = () => undefined;
const petal = 'M0-6C13-16 13-36 0-47-13-36-13-16 0-6Z';
const petals = [0, 60, 120, 180, 240, 300]
  .map((angle) => `<path transform="rotate(${angle})" d="${petal}"/>`)
  .join('');
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" fill="#7a2b62">${petals}</svg>`;

/** Removes line breaks, to keep the page small. */
const onOneLine = (css: string) => css.replaceAll(/\s*\n\s*/g, '');

/**
 * Renders the page that the server sends for every address: tokens, styles and the login form, complete
 * without any script. Runs only in the build (`shared/build/webpack-shell.mjs`).
 */
export function renderPage({ scripts, font }: PageFiles): string {
  const login = renderToString(
    <LoginPage
      texts={placeholders}
      refused={refused}
      onSignedIn={() => Promise.resolve()}
      onVisit={ignore}
    />,
  );
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`).join('');
  const css = onOneLine(fontFace(font) + baseCss + ':root{--logo:__LOGO__}' + loginCss);
  return `<!doctype html><html lang="fa" dir="rtl" data-scheme="__SCHEME__"><head><meta charset="utf-8"><title>__PROJECT_NAME__</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta property="csp-nonce" content="__NONCE__" nonce="__NONCE__"><meta name="description" content="__LOGIN_SLOGAN__"><meta name="theme-color" content="#2a1626"><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(favicon)}"><style nonce="__NONCE__">${css}</style>${tags}</head><body data-at="__AT__" data-logo="__LOGO_STATE__"><div id="login">${login}</div><div id="app"></div><noscript><p class="lg-alert">${m.withoutScripts}</p></noscript><script type="application/json" id="ziba-settings">__SETTINGS__</script><script type="application/json" id="ziba-plan">__PLAN__</script><script type="application/json" id="ziba-login">__LOGIN__</script></body></html>`;
}
