import type { Device } from '@ziba/shared/contracts/devices';
import { formatDay } from '@ziba/shared/format/date';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

/** The day of the next service of a device, marked when it is due. */
export function NextService({ next_service_on, service_due }: Device) {
  if (!next_service_on) return m.noService;
  return (
    <>
      <time dateTime={next_service_on}>{formatDay(next_service_on)}</time>{' '}
      {service_due && <StatusBadge tone="warning" label={m.due} />}
    </>
  );
}
