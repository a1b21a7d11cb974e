import type { MouseEvent } from 'react';
import { m } from './messages';
import type { PageTexts } from '../page-data';
import { LoginForm, type Refused } from './login-form';
import { Petals } from './petals';
import { useHydrated } from './use-hydrated';
import type { LoginHandlers } from './use-login-form';

interface Props extends LoginHandlers {
  texts: PageTexts;
  /** Why the login page is shown, such as the end of a session. */
  notice?: string;
  /** The server's answer to a form that was sent before the scripts were loaded. */
  refused?: Refused;
  /** Opens another page of the product without a page load. */
  onVisit: (path: string) => void;
}

/**
 * The login page. The build renders it into the HTML of the page, where it works before any script is
 * loaded; then the same component hydrates it. Its styles are part of the page (`login-css.ts`).
 */
export function LoginPage({ texts, notice, refused, onVisit, ...handlers }: Props) {
  const hydrated = useHydrated();
  const visit = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onVisit(event.currentTarget.pathname);
  };

  return (
    <div className="lg">
      <header className="lg-brand">
        <Petals />
        <Petals />
        <p className="lg-project">{texts.project_name}</p>
        <p className="lg-slogan">{texts.login_short_slogan}</p>
        <p className="lg-about">{texts.login_description}</p>
      </header>
      <main className="lg-main">
        <div className="lg-card">
          <h1>{texts.login_page_title}</h1>
          {hydrated && notice && (
            <p className="lg-notice" role="alert">
              {notice}
            </p>
          )}
          <LoginForm refused={refused} {...handlers} />
          <p className="lg-forgot">
            <a href="/forget-password" onClick={visit}>
              {m.forgot}
            </a>
          </p>
          <p className="lg-soft">{m.help}</p>
          <p className="lg-join">
            {m.noAccount}{' '}
            <a href="/register" onClick={visit}>
              {m.register}
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}
