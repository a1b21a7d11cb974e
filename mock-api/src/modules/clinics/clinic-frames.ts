import type { Tx } from '../../db/connect';
import { announce } from '../../data/events';

/** What a session knows of its clinic and every page shows or prints. */
const shownEverywhere = ['name', 'avatar_image', 'accent_color', 'print_header', 'print_footer'];

type Values = Record<string, unknown>;

/**
 * Tells the open pages of all users of a clinic to read their session again if its name, logo, colour or the lines of
 * its papers changed.
 */
export async function tellFrames(
  tx: Tx,
  clinicId: number,
  before: object,
  after: Values,
): Promise<void> {
  const old = before as Values;
  const isChanged = shownEverywhere.some((name) => name in after && after[name] !== old[name]);
  if (isChanged) await announce(tx, clinicId, { type: 'user.changed' });
}
