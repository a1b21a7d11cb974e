import type { Clinic } from '@ziba/shared/contracts/clinics';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

type Standing = Pick<Clinic, 'account_status' | 'remaining_days'>;

const statusWords = new Map<string, string>(Object.entries(m.statuses));

/** An active clinic without days left cannot work: its subscription has ended. */
const isExpired = ({ account_status, remaining_days }: Standing) =>
  account_status === 'active' && remaining_days <= 0;

/** The status of a clinic in words. */
export const clinicStatusText = (clinic: Standing): string =>
  isExpired(clinic) ? m.expired : (statusWords.get(clinic.account_status) ?? clinic.account_status);

/** The status of a clinic's account: green when it is active and has days left, else red. */
export function ClinicStatus({ clinic }: { clinic: Standing }) {
  const isActive = clinic.account_status === 'active' && !isExpired(clinic);
  return <StatusBadge tone={isActive ? 'success' : 'danger'} label={clinicStatusText(clinic)} />;
}
