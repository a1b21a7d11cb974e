import { userAddresses } from '@ziba/shared/contracts/addresses';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useSession } from '@ziba/shared/session/use-session';
import { Tabs } from '@ziba/shared/ui/controls/tabs';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useArea } from '../../data/use-area';
import { users } from '../../data/users.api';
import { areaOf, mayChangeType } from '../../data/user-standing';
import { explainLoad, noUser } from '../../widgets/user-words/load-failure';
import { m } from './messages';
import { OpenBooking } from './open-booking';
import { StandingMenu } from './standing-menu';
import { useStaffTabs, type StaffTab } from './staff-tabs';
import { UserFacts } from './user-facts';

interface Props {
  /** The tab that this address opens. */
  tab: StaffTab;
}

/**
 * The page of one staff member, in both areas: profile, account and role, access and password, and, as
 * far as they apply, schedule, services, finance and sessions. The three edit addresses of the texts open it at their tab.
 */
export function StaffPage({ tab }: Props) {
  const record = users.useOne(useIdParam());
  const list = useListReturn(userAddresses(useArea()).list);

  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={{ to: list, label: m.list }}
      head={(user) => ({
        hint: <UserFacts user={user} />,
        actions: <StandingMenu user={user} list={list} />,
      })}
      notFound={noUser}
      explain={explainLoad}
    >
      {(user) => <StaffTabs user={user} reload={record.mutate} list={list} tab={tab} />}
    </RecordScreen>
  );
}

interface TabsProps extends Props {
  user: UserDetail;
  /** Reads the user again. */
  reload: () => unknown;
  /** The list of users, as it was left. */
  list: string;
}

function StaffTabs({ tab, ...rest }: TabsProps) {
  const { user } = rest;
  const tabs = useStaffTabs(rest);
  const type = useSession()?.user.type ?? '';
  if (areaOf(user) === null) {
    return <EmptyView icon="users" title={m.pending.title} hint={m.pending.hint} />;
  }
  if (!mayChangeType(type, user.type)) {
    return <EmptyView icon="no-access" title={m.higher.title} hint={m.higher.hint} />;
  }
  return (
    <>
      <OpenBooking user={user} />
      <Tabs label={m.tabs} param="tab" initial={tab} tabs={tabs} />
    </>
  );
}
