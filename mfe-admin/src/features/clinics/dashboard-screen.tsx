import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { NotificationsCard } from '@ziba/shared/domain/notifications-card';
import { useMay } from '@ziba/shared/session/use-may';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ClinicTable } from './clinic-table';
import { m } from './messages';

/** The operator's first screen: notifications, and the clinics for users who may read them (text 1 §2.4). */
export function DashboardScreen() {
  const mayReadClinics = useMay('clinics', 'read');
  return (
    <Screen title={m.dashboard} hint={formatLongDay(todayIso())}>
      {mayReadClinics && <ClinicTable />}
      <NotificationsCard />
    </Screen>
  );
}
