import { refusalText as sharedText } from '@ziba/shared/domain/visit-changes/appointment-call';
import { formatDateTime } from '@ziba/shared/format/date';
import { alternativeStarts } from '../../data/alternative-starts';
import { m } from './messages';

const list = new Intl.ListFormat('fa', { type: 'disjunction' });

/** The shared `refusalText`, with the free times that the server offers in place of a taken one. */
export function refusalText(failed: string, error: unknown): string {
  const times = alternativeStarts(error).map(formatDateTime);
  return sharedText(
    failed,
    error,
    times.length > 0 ? m.alternativeTimes(list.format(times)) : undefined,
  );
}
