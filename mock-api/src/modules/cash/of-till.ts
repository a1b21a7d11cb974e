import { where } from '../../data/conditions';
import type { Till } from './open-day';

/** A condition on rows (alias `t`): those of one till; none when it is left out. */
export const ofTill = (till: Till | undefined) =>
  till === null ? where('t.cash_point_id is null') : where('t.cash_point_id = ?', till);
