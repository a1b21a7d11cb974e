/** The release of each route's screen, by route id. */
const releases = new Map<string, string>();
let activeSwaps = 0;

/** Stores the release from which a route's screen was last loaded; '' when the route may not be opened. */
export function rememberRelease(routeId: string, release: string): void {
  releases.set(routeId, release);
}

/** The release from which a route's screen was last loaded. */
export function rememberedRelease(routeId: string): string | undefined {
  return releases.get(routeId);
}

/** Whether the shown screen has to be loaded again; otherwise it stays while its address is visited. */
export function isSwapping(): boolean {
  return activeSwaps > 0;
}

/** Makes the router load the shown screen again. The page and the session stay. */
export async function swapScreens(revalidate: () => Promise<void>): Promise<void> {
  activeSwaps += 1;
  try {
    await revalidate();
  } finally {
    activeSwaps -= 1;
  }
}
