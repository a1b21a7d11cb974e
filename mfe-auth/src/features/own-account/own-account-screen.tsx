import { Screen } from '@ziba/shared/ui/views/screen';
import { AppearanceCard } from './appearance-card';
import { m } from './messages';
import { NotificationsCard } from './notifications-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { SessionsCard } from './sessions-card';

/** The own account: profile, password, sessions, notifications and appearance (beyond the texts, A23). */
export function OwnAccountScreen() {
  return (
    <Screen title={m.title} width="narrow">
      <ProfileCard />
      <PasswordCard />
      <SessionsCard />
      <NotificationsCard />
      <AppearanceCard />
    </Screen>
  );
}
