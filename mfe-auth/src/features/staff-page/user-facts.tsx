import type { UserDetail } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';
import styled from 'styled-components';
import { AccountStatus } from '../../widgets/user-words/account-status';
import { roleName } from '../../widgets/user-words/role-name';

/** Name, role and state of a user, below the title of the page. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { account_status, profile } = user;
  return (
    <Line>
      <b>{formatText(profile.fullName)}</b>
      <span>{roleName(user)}</span>
      <AccountStatus status={account_status} />
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;
