import type { BrowserContext, Page } from 'playwright-core';

/**
 * The time at which every journey begins, on the server and in the browsers. `JOURNEY_CLOCK` sets another
 * one (ISO 8601 with a zone): journeys must be green at any hour of any day.
 */
export const journeyStart = new Date(process.env.JOURNEY_CLOCK ?? '2026-11-24T10:30:00+03:30');

if (Number.isNaN(journeyStart.getTime())) {
  throw new Error(`JOURNEY_CLOCK is no time: ${process.env.JOURNEY_CLOCK}`);
}

/** The clock of a running product: as far ahead of the machine's as its server is. */
export interface JourneyClock {
  /** Milliseconds ahead of the machine's clock. */
  offset: number;
  now: () => Date;
  /** The day in Tehran so many days from now, YYYY-MM-DD. */
  day: (ahead?: number) => string;
  /** The first day from `ahead` days on that is no Friday, YYYY-MM-DD. */
  workday: (ahead: number) => string;
}

/** Tehran's distance from UTC, which has had no summer time since 2022. */
const tehran = '+03:30';

const tehranDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
const isFriday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5;

/**
 * When the demo data of the journeys is made: in the morning of their day, before the demo clinics open, or
 * at their start where that is earlier. Everybody of today still waits then, whatever the hour of the run.
 */
export function seedingTime(): Date {
  const morning = new Date(`${tehranDay.format(journeyStart)}T10:30:00${tehran}`);
  return journeyStart < morning ? journeyStart : morning;
}

/** A clock that shows `start` now and goes on from there. */
export function startClock(start: Date = journeyStart): JourneyClock {
  const offset = start.getTime() - Date.now();
  const now = () => new Date(Date.now() + offset);
  const day = (ahead = 0) => tehranDay.format(new Date(now().getTime() + ahead * 86_400_000));
  const workday = (ahead: number): string => (isFriday(day(ahead)) ? day(ahead + 1) : day(ahead));
  return { offset, now, day, workday };
}

/** Lets the pages of a browser show the clock's time. Timers run as they do. */
export async function setBrowserClock(
  context: BrowserContext,
  { offset }: JourneyClock,
): Promise<void> {
  await context.addInitScript((ahead) => {
    const MachineDate = Date;
    const now = () => MachineDate.now() + ahead;
    Object.assign(window, { MachineDate });
    window.Date = new Proxy(MachineDate, {
      construct: (target, given: unknown[], newTarget) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
      apply: () => new MachineDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }, offset);
}

/**
 * Lets the test move the timers of a page (`page.clock.fastForward`); the page starts at the clock's time.
 * A page that is loaded again afterwards needs a visitor without `clock`: Playwright adds an offset of the
 * page's `Date` to the time that it is given, but only an offset into the future. For the same reason this
 * gives an open page the machine's `Date` back first. Otherwise the test depends on the day on which it runs.
 */
export async function takeTimers(page: Page, { now }: JourneyClock): Promise<void> {
  await page.evaluate(() => {
    const { MachineDate } = window as unknown as { MachineDate?: DateConstructor };
    if (MachineDate) window.Date = MachineDate;
  });
  await page.clock.install({ time: now() });
}
