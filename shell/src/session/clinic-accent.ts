import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { readSession, subscribeSession } from '@ziba/shared/session/session-store';

const loadAccent = () => import(/* webpackChunkName: "accent" */ '@ziba/shared/theme/accent');

const id = 'clinic-accent';
/** The bar that phones draw around the page has the colour of the menu. */
const barOf = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
let ownBar: string | undefined;

const nonceOf = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

function removeStyle(): void {
  document.getElementById(id)?.remove();
  const bar = barOf();
  if (bar && ownBar) bar.content = ownBar;
}

function insertStyle(css: string, nav = ''): void {
  removeStyle();
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

/** The colour that the page has, or that is being loaded. */
let appliedColour: string | null | undefined;

async function applyAccent(): Promise<void> {
  const colour = presentColour();
  if (colour === appliedColour) return;
  appliedColour = colour;
  if (!colour) return removeStyle();
  const { accentCss, accentOf } = await loadAccent();
  // Another user may have signed in meanwhile, or the session may have ended.
  if (presentColour() !== colour) return;
  const accent = accentOf(colour);
  if (accent) insertStyle(accentCss(accent), accent.light.nav);
  else removeStyle();
}

function applyAccentOrDefault(): void {
  applyAccent().catch(() => {
    appliedColour = undefined; // the product's own colours serve until the session changes again
    removeStyle();
  });
}

/**
 * Loads what a clinic's colour needs, so that its first screen is drawn in it; nothing for a clinic
 * that has none. Never fails: a colour is no reason to wait.
 */
export async function prepareAccent(clinic: ClinicSummary | null | undefined): Promise<void> {
  if (clinic?.accent_color) await loadAccent().catch(() => undefined);
}

/** Applies the colour of the signed-in clinic to the page, and removes it when the session ends. */
export function followAccent(): () => void {
  applyAccentOrDefault();
  return subscribeSession(applyAccentOrDefault);
}
