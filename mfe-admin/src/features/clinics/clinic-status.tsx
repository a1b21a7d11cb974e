import type { Clinic } from '@ziba/shared/contracts/clinics';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

/** The status of a clinic's account: green when active, else red (text 1 §4). */
export function ClinicStatus({ clinic }: { clinic: Pick<Clinic, 'account_status'> }) {
  const status = clinic.account_status as keyof typeof m.statuses;
  const tone = status === 'active' ? 'success' : 'danger';
  return <StatusBadge tone={tone} label={m.statuses[status] ?? clinic.account_status} />;
}
