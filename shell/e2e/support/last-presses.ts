import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** The events of the last presses, such as `click a «file»`. */
    lastPresses?: string[];
  }
}

/** Notes in each page which elements the last presses reached. A press that moved off its link shows here. */
export const notePresses = (context: BrowserContext) =>
  context.addInitScript(() => {
    const events: string[] = [];
    window.lastPresses = events;
    const note = ({ type, target, timeStamp }: Event) => {
      if (!(target instanceof Element)) return;
      const text = (target.textContent ?? '').trim().slice(0, 40);
      events.push(`${Math.round(timeStamp)} ms ${type} ${target.localName} «${text}»`);
      if (events.length > 12) events.shift();
    };
    for (const type of ['mousedown', 'mouseup', 'click']) addEventListener(type, note, true);
  });

/** The noted events and the last files that were loaded, one on each line. A file that hangs is missing here. */
export const lastPresses = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .slice(-8)
      .map(
        ({ startTime, duration, name }) =>
          `${Math.round(startTime)} ms + ${Math.round(duration)} ${name}`,
      );
    return [
      ...(window.lastPresses ?? []),
      ...files,
      `${Math.round(performance.now())} ms: now`,
    ].join('\n');
  });
