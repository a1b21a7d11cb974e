import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import { enter } from './login/enter';
import { isSignIn, signInAddress } from './login/landing';
import { removeLogin, takeOverLogin } from './login/take-over-login';
import { takeNativeLogin } from './page/page-data';
import { refreshSession } from './session/refresh-session';
import { reportFailedStart } from './page/failed-start';

let opening: Promise<void> | undefined;

const loadApp = () => import(/* webpackChunkName: "app" */ './app/mount-app');

async function mount(): Promise<void> {
  try {
    const { mountApp } = await loadApp();
    mountApp(document.getElementById('app') as HTMLElement, removeLogin);
  } catch (error) {
    opening = undefined;
    reportFailedStart(error);
  }
}

/** Loads and shows everything but the login page, at the present address. */
function openApp(): Promise<void> {
  opening ??= mount();
  return opening;
}

function visit(path: string): void {
  window.history.pushState(null, '', path);
  void openApp();
}

function needsSignIn(pathname: string): boolean {
  return isSignIn(pathname) || /^\/(clinic|admin)(\/|$)/.test(pathname);
}

async function start(): Promise<void> {
  const native = takeNativeLogin();
  if (native && 'answer' in native) {
    enter(native.answer);
    return openApp();
  }
  const session = readSession();
  if (session) {
    void loadApp();
    await refreshSession(session.token);
  }
  if (readSession() || !needsSignIn(window.location.pathname)) return openApp();
  if (!isSignIn(window.location.pathname)) window.history.replaceState(null, '', signInAddress());
  takeOverLogin({ refused: native ?? undefined, onEntered: openApp, onVisit: visit });
  // Signing in in another tab opens this one as well.
  subscribeSession((present) => {
    if (present) void openApp();
  });
}

void start();
