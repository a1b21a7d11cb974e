const asked = new Map<string, string>();
let swaps = 0;

/** Remembers from which release a route's screen was last asked for; '' where it may not be opened. */
export function noteRelease(routeId: string, release: string): void {
  asked.set(routeId, release);
}

/** The release that a route's screen was last asked from. */
export function notedRelease(routeId: string): string | undefined {
  return asked.get(routeId);
}

/** Whether the screen on show is to make room; otherwise it stays as long as its address is visited. */
export function isSwapping(): boolean {
  return swaps > 0;
}

/** Lets the router load the screen on show anew; the page, the session and everything else stay. */
export async function swapScreens(revalidate: () => Promise<void>): Promise<void> {
  swaps += 1;
  try {
    await revalidate();
  } finally {
    swaps -= 1;
  }
}
