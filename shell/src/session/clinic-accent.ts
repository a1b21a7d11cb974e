import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { readSession, subscribeSession } from '@ziba/shared/session/session-store';

const loadAccent = () => import(/* webpackChunkName: "accent" */ '@ziba/shared/theme/accent');

const id = 'clinic-accent';
/** The browser's bar on phones gets the colour of the menu. */
const themeColourOf = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
/** The bar's colour before a clinic's accent was applied. */
let defaultBarColour: string | undefined;

const nonceOf = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

function removeStyle(): void {
  document.getElementById(id)?.remove();
  const bar = themeColourOf();
  if (bar && defaultBarColour) bar.content = defaultBarColour;
}

function insertStyle(css: string, nav = ''): void {
  removeStyle();
  const style = document.createElement('style');
  style.id = id;
  style.nonce = nonceOf();
  style.textContent = css;
  document.head.append(style);
  const bar = themeColourOf();
  if (!bar) return;
  defaultBarColour ??= bar.content;
  bar.content = nav;
}

const sessionColour = () => readSession()?.clinic?.accent_color;

/** The colour that the page has, or that is being applied. */
let appliedColour: string | null | undefined;

async function applyAccent(): Promise<void> {
  const colour = sessionColour();
  if (colour === appliedColour) return;
  appliedColour = colour;
  if (!colour) return removeStyle();
  const { accentCss, accentOf } = await loadAccent();
  // Another user may have signed in meanwhile, or the session may have ended.
  if (sessionColour() !== colour) return;
  const accent = accentOf(colour);
  if (accent) insertStyle(accentCss(accent), accent.light.nav);
  else removeStyle();
}

function applyAccentOrDefault(): void {
  applyAccent().catch(() => {
    appliedColour = undefined; // the product's own colours stay until the session changes again
    removeStyle();
  });
}

/**
 * Loads the code for a clinic's colour before its first screen is rendered; nothing when the clinic has
 * no colour. Never rejects: the app starts without the colour.
 */
export async function prepareAccent(clinic: ClinicSummary | null | undefined): Promise<void> {
  if (clinic?.accent_color) await loadAccent().catch(() => undefined);
}

/** Applies the colour of the signed-in clinic to the page, and removes it when the session ends. */
export function followAccent(): () => void {
  applyAccentOrDefault();
  return subscribeSession(applyAccentOrDefault);
}
