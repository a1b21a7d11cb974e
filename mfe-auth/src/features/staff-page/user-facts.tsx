import type { UserDetail } from '@ziba/shared/contracts/users';
import { platformType } from '@ziba/shared/contracts/permissions';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { m } from './messages';

const tones: Record<string, StatusTone> = {
  active: 'success',
  suspended: 'danger',
  pending: 'warning',
};

/** Name, role and state of a user, below the title of the page. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { account_status: status, profile } = user;
  const statuses: Record<string, string> = m.statuses;
  return (
    <Line>
      <b>{formatText(profile.fullName)}</b>
      <span>{roleOf(user)}</span>
      <StatusBadge tone={tones[status] ?? 'neutral'} label={statuses[status] ?? common.unknown} />
    </Line>
  );
}

function roleOf({ type, role }: UserDetail): string {
  if (type === 'clinic_admin') return m.clinicAdmin;
  if (role) return formatText(role.name);
  return type === platformType ? m.platformStaff : common.unknown;
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;
