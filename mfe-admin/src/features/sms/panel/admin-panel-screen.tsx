import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useAudiences } from '../../../data/sms.api';
import * as addresses from '../../../data/sms-addresses';
import { m } from './messages';
import { PanelViews } from './panel-views';

/** The SMS panel of the platform: what was sent, and for senders three ways to write. */
export function AdminPanelScreen() {
  const maySend = useMay('sms-panel', 'write');
  return (
    <Screen title={m.title} hint={m.hint}>
      {maySend && <SendCards />}
      <PanelViews />
    </Screen>
  );
}

/** The hint with a count appears once it is known. */
function SendCards() {
  const clinics = useAudiences().data?.data[0]?.recipients;
  return (
    <CardGrid>
      <ActionCard
        to={addresses.sendNotice}
        icon="bell"
        title={m.cards.notice}
        hint={m.cards.noticeText}
      />
      <ActionCard
        to={addresses.sendToAll(addresses.adminPanel)}
        icon="clinics"
        title={m.cards.managers}
        hint={clinics !== undefined && m.cards.managersText(formatNumber(clinics))}
      />
      <ActionCard
        to={addresses.sendToUser(addresses.adminPanel)}
        icon="user"
        title={m.cards.manager}
        hint={m.cards.managerText}
      />
    </CardGrid>
  );
}
