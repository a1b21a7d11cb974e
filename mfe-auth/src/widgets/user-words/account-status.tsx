import { common } from '@ziba/shared/messages';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

const tones: Readonly<Record<string, StatusTone>> = {
  active: 'success',
  pending: 'warning',
  suspended: 'danger',
};
const words: Readonly<Record<string, string>> = m.statuses;

/** The state of an account in words. */
export const accountStatusText = (status: string): string => words[status] ?? common.unknown;

/** The state of an account, with its colour. */
export function AccountStatus({ status }: { status: string }) {
  return <StatusBadge tone={tones[status] ?? 'neutral'} label={accountStatusText(status)} />;
}
