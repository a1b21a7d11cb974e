import { useSession } from '@ziba/shared/session/use-session';
import { useNavigate } from 'react-router-dom';
import { mayResetPassword } from '../../widgets/staff-reset/may-reset-password';
import { StaffResetForm } from '../../widgets/staff-reset/staff-reset-form';
import { m } from './messages';
import type { TabContent } from './tab-content';

/** A new password for the user; saving returns to the list. */
export function PasswordCard({ user, list }: TabContent) {
  const session = useSession();
  const navigate = useNavigate();
  if (!session || !mayResetPassword(session, user)) return <p>{m.access.beyond}</p>;
  return <StaffResetForm user={user} frame="none" cancelTo={list} onDone={() => navigate(list)} />;
}
