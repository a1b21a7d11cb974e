import * as addresses from '@ziba/shared/contracts/addresses';
import { useSession } from '@ziba/shared/session/use-session';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { m } from './messages';

const { appointmentSettings, prescriptionSettings } = addresses;
const places = [
  { to: appointmentSettings, icon: 'calendar', title: m.week, hint: m.weekText },
  { to: `${appointmentSettings}?tab=hours`, icon: 'clock', title: m.hours, hint: m.hoursText },
  {
    to: `${appointmentSettings}?tab=holidays`,
    icon: 'calendar',
    title: m.holidays,
    hint: m.holidaysText,
  },
  {
    to: prescriptionSettings,
    icon: 'print',
    title: m.prescriptions,
    hint: m.prescriptionsText,
  },
] as const;

/** The preferences that other sections set, for those who may open these sections. */
export function OtherPreferences() {
  // Read again when the access changes.
  useSession();
  const shown = places.filter(({ to }) => mayOpen(to.replace(/\?.*/, '')));
  if (shown.length === 0) return null;
  return (
    <Card title={m.elsewhere} hint={m.elsewhereHint}>
      <CardGrid>
        {shown.map((place) => (
          <ActionCard key={place.to} {...place} />
        ))}
      </CardGrid>
    </Card>
  );
}
