import type { PhotoSet } from '@ziba/shared/contracts/photo-sets';
import { formatDay } from '@ziba/shared/format/date';
import { m } from './messages';

/** What a set of pictures is called: when they were taken, seen from the treatment, and the day. */
export const nameOfSet = ({ kind, taken_on }: Pick<PhotoSet, 'kind' | 'taken_on'>): string =>
  m.setOf(m.kinds[kind], formatDay(taken_on));
