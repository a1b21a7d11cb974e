import { userAddresses } from '@ziba/shared/contracts/addresses';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useSession } from '@ziba/shared/session/use-session';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useNavigate } from 'react-router-dom';
import { useArea } from '../../data/use-area';
import { users } from '../../data/users.api';
import { mayResetPassword } from '../../widgets/staff-reset/may-reset-password';
import { StaffResetForm } from '../../widgets/staff-reset/staff-reset-form';
import { explainLoad, noUser } from '../../widgets/user-words/load-failure';
import { m } from './messages';

/** Sets a new password for a user, in both areas; afterwards the list of users is shown. */
export function StaffResetScreen() {
  const record = users.useOne(useIdParam());
  const session = useSession();
  const navigate = useNavigate();
  const list = useListReturn(userAddresses(useArea()).list);
  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={{ to: list, label: m.list }}
      head={({ profile }) => ({ hint: formatText(profile.fullName) })}
      notFound={noUser}
      explain={explainLoad}
      width="narrow"
    >
      {(user) =>
        session && mayResetPassword(session, user) ? (
          <StaffResetForm user={user} cancelTo={list} onDone={() => navigate(list)} />
        ) : (
          <EmptyView icon="no-access" title={m.forbidden} hint={m.forbiddenHint} />
        )
      }
    </RecordScreen>
  );
}
