import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { isSignIn, needsSession, signInAddress } from './login/sign-in-address';
import { removeLogin, takeOverLogin } from './login/take-over-login';
import { takeNativeLogin } from './page-data';
import { followAccent, prepareAccent } from './session/clinic-accent';
import { refreshSession } from './session/refresh-session';
import { reportFailedStart } from './login/failed-start';

/** The start of the app; set while it is loading and afterwards, so that it happens once. */
let opening: Promise<void> | undefined;

const loadApp = () => import(/* webpackChunkName: "app" */ './app/mount-app');

/** Starts to load the app in advance. A failure is ignored here: `mount` loads it again and reports it. */
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

/** Loads and shows the app: after a login at the address that the answer allows, else at the current one. */
function openApp(answer?: LoginAnswer): Promise<void> {
  opening ??= mount(answer);
  return opening;
}

function visit(path: string): void {
  window.history.pushState(null, '', path);
  void openApp();
}

async function start(): Promise<void> {
  const native = takeNativeLogin();
  if (native && 'answer' in native) return openApp(native.answer);
  const session = readSession();
  if (session) {
    prepareApp();
    await refreshSession(session.token);
  }
  const { pathname } = window.location;
  if (readSession() || !(isSignIn(pathname) || needsSession(pathname))) return openApp();
  if (!isSignIn(pathname)) window.history.replaceState(null, '', signInAddress());
  takeOverLogin({
    refused: native ?? undefined,
    onSending: prepareApp,
    onSignedIn: openApp,
    onVisit: visit,
  });
  // A sign-in in another tab opens the app in this tab too.
  subscribeSession((present) => {
    if (present) void openApp();
  });
}

void start();
