import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { readSession, subscribeSession } from '@ziba/shared/session/session-store';

const loadAccent = () => import(/* webpackChunkName: "accent" */ '@ziba/shared/theme/accent');

const id = 'clinic-accent';
/** The bar that phones draw around the page has the colour of the menu. */
const barOf = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
let ownBar: string | undefined;

const nonceOf = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

function takeOff(): void {
  document.getElementById(id)?.remove();
  const bar = barOf();
  if (bar && ownBar) bar.content = ownBar;
}

function putOn(css: string, nav = ''): void {
  takeOff();
  const style = document.createElement('style');
  style.id = id;
  style.nonce = nonceOf();
  style.textContent = css;
  document.head.append(style);
  const bar = barOf();
  if (!bar) return;
  ownBar ??= bar.content;
  bar.content = nav;
}

const presentColour = () => readSession()?.clinic?.accent_color;

/** The colour that the page has, or is about to have. */
let worn: string | null | undefined;

async function wear(): Promise<void> {
  const colour = presentColour();
  if (colour === worn) return;
  worn = colour;
  if (!colour) return takeOff();
  const { accentCss, accentOf } = await loadAccent();
  // Somebody else may have signed in, or nobody be there, by now.
  if (presentColour() !== colour) return;
  const accent = accentOf(colour);
  if (accent) putOn(accentCss(accent), accent.light.nav);
  else takeOff();
}

function wearIfItComes(): void {
  wear().catch(() => {
    worn = undefined; // the product's own colours serve until the session changes again
    takeOff();
  });
}

/**
 * Loads what a clinic's colour needs, so that its first screen is drawn in it; nothing for a clinic
 * that has none. Never fails: a colour is no reason to wait.
 */
export async function prepareAccent(clinic: ClinicSummary | null | undefined): Promise<void> {
  if (clinic?.accent_color) await loadAccent().catch(() => undefined);
}

/** Gives the page the colour of the signed-in clinic, and takes it off with the session. */
export function followAccent(): () => void {
  wearIfItComes();
  return subscribeSession(wearIfItComes);
}
