import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { NotificationsCard } from '@ziba/shared/domain/notifications-card';
import { useMay } from '@ziba/shared/session/use-may';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ClinicTable } from '../clinic-table';
import { m } from '../messages';
import { CalendarCard } from './calendar-card';
import { Figures } from './figures';

/** The operator's first screen: what needs them, their notices, a calendar, and the clinics it narrows (text 1 §2.4). */
export function DashboardScreen() {
  const mayReadClinics = useMay('clinics', 'read');
  return (
    <Screen title={m.dashboard} hint={formatLongDay(todayIso())}>
      <Figures />
      {mayReadClinics && <ClinicTable />}
      {mayReadClinics && <CalendarCard />}
      <NotificationsCard />
    </Screen>
  );
}
