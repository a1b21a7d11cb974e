import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { NotificationsCard } from '@ziba/shared/domain/notifications-card';
import { Screen } from '@ziba/shared/ui/screen';
import { ClinicTable } from './clinic-table';
import { m } from './messages';

/** What the platform operator sees first: the clinics and the notices (text 1 §2.4). */
export function DashboardScreen() {
  return (
    <Screen title={m.dashboard} hint={formatLongDay(todayIso())}>
      <ClinicTable />
      <NotificationsCard />
    </Screen>
  );
}
