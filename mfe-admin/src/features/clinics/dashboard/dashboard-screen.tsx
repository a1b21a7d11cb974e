import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { NotificationsCard } from '@ziba/shared/domain/notifications-card';
import { useMay } from '@ziba/shared/session/use-may';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ClinicTable } from '../clinic-table';
import { m } from '../messages';
import { CalendarCard } from './calendar-card';
import { Figures } from './figures';

/** The operator's first screen: what needs them, their notices, a calendar, and the clinics it narrows */
export function DashboardScreen() {
  const mayReadClinics = useMay('clinics', 'read');
  return (
    <Screen title={m.dashboard} hint={formatLongDay(todayIso())}>
      <Figures />
      <CardGrid min={20}>
        <NotificationsCard />
        {mayReadClinics && <CalendarCard />}
      </CardGrid>
      {mayReadClinics && <ClinicTable />}
    </Screen>
  );
}
