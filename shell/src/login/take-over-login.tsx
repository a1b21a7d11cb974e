import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { errorTexts } from '@ziba/shared/contracts/error-texts';
import { readSessionEnd } from '@ziba/shared/session/session-store';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageTexts, type NativeLogin } from '../page-data';
import { LoginPage } from './login-page';
import { m } from './messages';

interface Options {
  refused?: Extract<NativeLogin, { error: unknown }>;
  onSending: () => void;
  onSignedIn: (answer: LoginAnswer) => Promise<void>;
  onVisit: (path: string) => void;
}

let root: Root | undefined;

/** Hydrates the login form of the page. Typed text, focus and selection stay. */
export function takeOverLogin({ refused, ...handlers }: Options): void {
  const page = document.getElementById('login');
  if (!page || root) return;
  document.body.dataset.at = 'login';
  document.title = `${m.submit} | ${pageTexts().project_name}`;
  const notice = readSessionEnd() === 'expired' ? errorTexts.sessionEnded : undefined;
  root = hydrateRoot(
    page,
    <LoginPage texts={pageTexts()} notice={notice} refused={refused} {...handlers} />,
  );
}

/** Removes the login form from the page after the app was rendered. */
export function removeLogin(): void {
  document.body.dataset.at = 'inside';
  document.getElementById('login')?.remove();
  // Called while React renders the app; a root must not be unmounted during a render.
  setTimeout(() => root?.unmount());
}
