import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import type { Tab } from '@ziba/shared/ui/controls/tabs';
import { AccessTab } from './access-tab';
import { FinanceTab } from './finance-tab';
import { m } from './messages';
import { ProfileTab } from './profile-tab';
import { RoleTab } from './role-tab';
import { ScheduleTab } from './schedule-tab';
import { ServicesTab } from './services-tab';
import { SessionsTab } from './sessions-tab';
import type { TabContent } from './tab-content';

/** The tabs that addresses of the texts open. */
export type StaffTab = 'profile' | 'role' | 'access';

/** The tabs of a user that apply to them and that the signed-in user may see. */
export function useStaffTabs(content: TabContent): Tab[] {
  const { user, list } = content;
  const isOfClinic = useSession()?.user.clinic_id !== null;
  const mayOpenFinance = useMayOpen(addresses.staffDocuments);
  const tabs: (Tab | false)[] = [
    { key: 'profile', label: m.profile.tab, content: <ProfileTab {...content} /> },
    { key: 'role', label: m.role.tab, content: <RoleTab {...content} /> },
    { key: 'access', label: m.access.tab, content: <AccessTab {...content} /> },
    isOfClinic &&
      user.type === 'doctor' && {
        key: 'schedule',
        label: m.schedule.tab,
        content: <ScheduleTab doctorId={user.id} />,
      },
    isOfClinic &&
      user.type === 'doctor' &&
      user.clinic_id !== null && {
        key: 'services',
        label: m.services.tab,
        content: <ServicesTab doctorId={user.id} clinicId={user.clinic_id} list={list} />,
      },
    isOfClinic &&
      mayOpenFinance && {
        key: 'finance',
        label: m.finance.tab,
        content: <FinanceTab fullName={user.profile.fullName} />,
      },
    { key: 'sessions', label: m.sessions.tab, content: <SessionsTab userId={user.id} /> },
  ];
  return tabs.filter((tab) => tab !== false);
}
