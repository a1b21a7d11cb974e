import type { BrowserContext, Page } from 'playwright-core';

/**
 * The time at which every journey begins, on the server and in the browsers. `JOURNEY_CLOCK` overrides it
 * (ISO 8601 with a time zone): journeys must pass at any hour of any day.
 */
export const journeyStart = new Date(process.env.JOURNEY_CLOCK ?? '2026-11-24T10:30:00+03:30');

if (Number.isNaN(journeyStart.getTime())) {
  throw new Error(`JOURNEY_CLOCK is not a valid time: ${process.env.JOURNEY_CLOCK}`);
}

/** The clock of a running product; it has the same offset as the clock of its server. */
export interface JourneyClock {
  /** Milliseconds ahead of the machine's clock. */
  offset: number;
  now: () => Date;
  /** The day in Tehran `ahead` days from now, YYYY-MM-DD. */
  day: (ahead?: number) => string;
  /** The first day from `ahead` days from now that is no Friday, YYYY-MM-DD. */
  workday: (ahead: number) => string;
}

/** The offset of Tehran from UTC; there is no summer time since 2022. */
const tehran = '+03:30';

const tehranDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
const isFriday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5;

/**
 * When the demo data of the journeys is created: in the morning of their day, before the demo clinics open, or
 * at their start if that is earlier. So all patients of the day are still waiting at any hour of the run.
 */
export function seedingTime(): Date {
  const morning = new Date(`${tehranDay.format(journeyStart)}T10:30:00${tehran}`);
  return journeyStart < morning ? journeyStart : morning;
}

/** A clock that shows `start` now and runs on from there. */
export function startClock(start: Date = journeyStart): JourneyClock {
  const offset = start.getTime() - Date.now();
  const now = () => new Date(Date.now() + offset);
  const day = (ahead = 0) => tehranDay.format(new Date(now().getTime() + ahead * 86_400_000));
  const workday = (ahead: number): string => (isFriday(day(ahead)) ? day(ahead + 1) : day(ahead));
  return { offset, now, day, workday };
}

/** Sets the `Date` of a browser's pages to the clock's time. Timers are not changed. */
export async function setBrowserClock(
  context: BrowserContext,
  { offset }: JourneyClock,
): Promise<void> {
  await context.addInitScript((ahead) => {
    const MachineDate = Date;
    const now = () => MachineDate.now() + ahead;
    Object.assign(window, { MachineDate });
    window.Date = new Proxy(MachineDate, {
      construct: (target, args: unknown[], newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
      apply: () => new MachineDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }, offset);
}

/**
 * Lets the test move the timers of a page (`page.clock.fastForward`); the page starts at the clock's time.
 * If the page is reloaded afterwards, open its visitor without `clock`: Playwright adds the offset of the
 * page's `Date` to the given time, but only an offset into the future. For the same reason the machine's
 * `Date` is restored first. Otherwise the test would depend on the day on which it runs.
 */
export async function takeTimers(page: Page, { now }: JourneyClock): Promise<void> {
  await page.evaluate(() => {
    const { MachineDate } = window as unknown as { MachineDate?: DateConstructor };
    if (MachineDate) window.Date = MachineDate;
  });
  await page.clock.install({ time: now() });
}
