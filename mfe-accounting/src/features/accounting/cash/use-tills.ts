import type { CashDay } from '@ziba/shared/contracts/cash';
import { mainTill } from '@ziba/shared/contracts/cash-points';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { cashPoints } from '../../../data/cash-points.api';
import { m } from './messages';

type Point = CashDay['cash_point'];

/** The tills of the clinic: the main one and its cash points; none to choose from while there are no points. */
export function useTills() {
  const points = cashPoints.useAll().data?.data ?? [];
  const userId = useSession()?.user.id;
  const nameOf = (point: Point | undefined) => formatText(point?.name ?? m.mainTill);
  const options = points.map(({ id, name }) => ({ value: String(id), label: formatText(name) }));
  return {
    options: options.length > 0 ? [{ value: mainTill, label: m.mainTill }, ...options] : [],
    /** The point at which the user takes money; undefined for the main till. */
    own: points.find(({ user_ids }) => userId !== undefined && user_ids.includes(userId))?.id,
    nameOf,
    /** The till of a day as the filter `point` of a list; undefined in a clinic that has one till and never had another. */
    filterOf: (point: Point) => point?.id ?? (points.length > 0 ? mainTill : undefined),
    /** The name of the till of a day; undefined in a clinic that has one till and never had another. */
    nameIfMany: (point: Point | undefined) =>
      point || points.length > 0 ? nameOf(point) : undefined,
  };
}

export type Tills = ReturnType<typeof useTills>;
