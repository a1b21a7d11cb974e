import { jalaliWeekday } from '../format/jalali';

function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Where a key leads from a day in a grid that runs from right to left; null when it leads nowhere. */
export function dayAfter(iso: string, key: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: 1,
    ArrowRight: -1,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -jalaliWeekday(iso),
    End: 6 - jalaliWeekday(iso),
  };
  const days = steps[key];
  return days === undefined ? null : addDays(iso, days);
}
