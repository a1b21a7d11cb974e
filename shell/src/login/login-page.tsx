import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { MouseEvent } from 'react';
import { m } from './messages';
import type { PageTexts } from '../page-data';
import { LoginForm, type Refused } from './login-form';
import { Petals } from './petals';
import { useHydrated } from './use-hydrated';

interface Props {
  texts: PageTexts;
  /** Why the visitor is here, such as the end of a session. */
  notice?: string;
  /** What the server said to a form that was sent before this script had come. */
  refused?: Refused;
  /** The form is on its way to the server. */
  onSending?: () => void;
  onSignedIn: (answer: LoginAnswer) => Promise<void>;
  /** Goes to a page of ours without loading the page anew. */
  onVisit: (path: string) => void;
}

/**
 * The login page. The build renders it into the page's own HTML, where it works before any script
 * has come; then this same component takes it over. Its styles stand in the page (`login-css.ts`).
 */
export function LoginPage({ texts, notice, refused, onVisit, ...heard }: Props) {
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
          <LoginForm refused={refused} {...heard} />
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
