import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { isSignIn, signInAddress } from './login/sign-in-address';
import { removeLogin, takeOverLogin } from './login/take-over-login';
import { takeNativeLogin } from './page-data';
import { followAccent, prepareAccent } from './session/clinic-accent';
import { refreshSession } from './session/refresh-session';
import { reportFailedStart } from './login/failed-start';

let opening: Promise<void> | undefined;

const loadApp = () => import(/* webpackChunkName: "app" */ './app/mount-app');

/** Begins to load what will be needed in a moment; if it fails, the one who waits for it will tell. */
function prepareApp(): void {
  loadApp().catch(() => undefined);
}

async function mount(answer?: LoginAnswer): Promise<void> {
  try {
    const clinic = answer ? answer.clinicData : readSession()?.clinic;
    const [{ mountApp }] = await Promise.all([loadApp(), prepareAccent(clinic)]);
    followAccent();
    mountApp(document.getElementById('app') as HTMLElement, removeLogin, answer);
  } catch (error) {
    opening = undefined;
    reportFailedStart(error);
  }
}

/** Loads and shows everything but the login page, where the answer leads or at the present address. */
function openApp(answer?: LoginAnswer): Promise<void> {
  opening ??= mount(answer);
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
  if (native && 'answer' in native) return openApp(native.answer);
  const session = readSession();
  if (session) {
    prepareApp();
    await refreshSession(session.token);
  }
  if (readSession() || !needsSignIn(window.location.pathname)) return openApp();
  if (!isSignIn(window.location.pathname)) window.history.replaceState(null, '', signInAddress());
  takeOverLogin({
    refused: native ?? undefined,
    onSending: prepareApp,
    onSignedIn: openApp,
    onVisit: visit,
  });
  // Signing in in another tab opens this one as well.
  subscribeSession((present) => {
    if (present) void openApp();
  });
}

void start();
