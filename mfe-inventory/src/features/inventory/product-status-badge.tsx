import type { ProductStatus } from '@ziba/shared/contracts/products';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

interface Props {
  status: ProductStatus;
}

/** The derived status of a product in a word, an icon and a colour. */
export function ProductStatusBadge({ status }: Props) {
  return <StatusBadge tone={tones[status]} label={m.statuses[status]} />;
}

const tones: Record<ProductStatus, StatusTone> = {
  expired: 'danger',
  out: 'danger',
  near_expiry: 'warning',
  low: 'warning',
  service_due: 'warning',
  available: 'success',
};
