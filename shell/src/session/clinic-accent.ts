import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import type * as accentStyle from './accent-style';

/** The code that colours the page; loaded for the first clinic with a colour. */
let style: typeof accentStyle | undefined;

const loadStyle = async () =>
  (style = await import(/* webpackChunkName: "accent" */ './accent-style'));

const sessionColour = () => readSession()?.clinic?.accent_color;

/** The colour that the page has, or that is being applied. */
let appliedColour: string | null | undefined;

async function applyAccent(): Promise<void> {
  const colour = sessionColour();
  if (colour === appliedColour) return;
  appliedColour = colour;
  if (!colour) return style?.removeAccent();
  const { showAccent } = await loadStyle();
  // Another user may have signed in meanwhile, or the session may have ended.
  if (sessionColour() === colour) showAccent(colour);
}

function applyAccentOrDefault(): void {
  applyAccent().catch(() => {
    appliedColour = undefined; // the product's own colours stay until the session changes again
    style?.removeAccent();
  });
}

/**
 * Loads the code for a clinic's colour before its first screen is rendered; nothing when the clinic has
 * no colour. Never rejects: the app starts without the colour.
 */
export async function prepareAccent(clinic: ClinicSummary | null | undefined): Promise<void> {
  if (clinic?.accent_color) await loadStyle().catch(() => undefined);
}

/** Applies the colour of the signed-in clinic to the page, and removes it when the session ends. */
export function followAccent(): () => void {
  applyAccentOrDefault();
  return subscribeSession(applyAccentOrDefault);
}
