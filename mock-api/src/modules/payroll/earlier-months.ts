import { sourcesIn } from '@ziba/shared/contracts/payroll';
import { moveMonth } from '../../lib/jalali-months';
import type { StaffMonth } from './payroll.queries';
import type { ChangedWork, CountedWork, NewWork } from './work';

/** How many posted months before a month are searched for work that was entered after they were posted. */
const monthsBack = 12;

type History = Pick<StaffMonth, 'history'>;

/** The first month after `month` that is not posted for the person. */
function nextOpenMonth({ history }: History, month: string): string {
  const next = moveMonth(month, 1);
  return history.some((posted) => posted.month === next) ? nextOpenMonth({ history }, next) : next;
}

/** The first month whose work can still be missing in the posted lines of these people, at most a year ago. */
export function firstMonthToRead(people: readonly History[], month: string): string {
  const isPosted = (earlier: string) =>
    people.some(({ history }) => history.some((posted) => posted.month === earlier));
  let first = month;
  for (let back = 0; back < monthsBack && isPosted(moveMonth(first, -1)); back += 1) {
    first = moveMonth(first, -1);
  }
  return first;
}

/**
 * What an open month pays or takes back for earlier months: changes of work that was posted, and work that was entered
 * after its month was posted, each at the percentage of the posted line. It belongs to the next open month only.
 */
export function earlierWork(
  person: StaffMonth,
  month: string,
  { fresh, changed }: { fresh: readonly NewWork[]; changed: readonly ChangedWork[] },
): CountedWork[] {
  const isDue = (work: NewWork | ChangedWork) =>
    work.user_id === person.user_id &&
    work.month < month &&
    nextOpenMonth(person, work.month) === month;
  const late = fresh.filter(isDue).flatMap((work) => {
    const posted = person.history.find((line) => line.month === work.month);
    // What lies behind a line from before its work was kept is not known: nothing can be missing in it.
    if (!posted?.keeps_items || !countsFor(posted, work)) return [];
    return [{ ...work, percentage_value: posted.percentage_value }];
  });
  return [...changed.filter(isDue), ...late].map(({ month: _, ...work }) => ({
    ...work,
    is_correction: true,
  }));
}

/** Whether work of this source counts under these terms. */
export const countsFor = (
  terms: Pick<StaffMonth, 'income_type' | 'percentage_source'>,
  { source }: Pick<NewWork, 'source'>,
) =>
  (terms.income_type === 'percent' || terms.income_type === 'mixed') &&
  sourcesIn(terms.percentage_source).includes(source);
