import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useAudiences, useSmsSummary } from '../../../data/sms.api';
import * as addresses from '../../../data/sms-addresses';
import { m } from './messages';
import { PanelViews } from './panel-views';

/** The SMS panel of a clinic: what was sent, and for senders three ways to send. */
export function ClinicPanelScreen() {
  const maySend = useMay('sms-panel', 'write');
  return (
    <Screen title={m.title} hint={m.hint}>
      {maySend && <SendCards />}
      <PanelViews />
    </Screen>
  );
}

/** The hints appear once their counts are known. */
function SendCards() {
  const groups = useAudiences().data?.data;
  const summary = useSmsSummary().data;
  const countOf = (audience: string) =>
    groups?.find((group) => group.audience === audience)?.recipients ?? 0;
  const [patients, staff] = [countOf('patients'), countOf('staff')];
  const credit = summary && (summary.credit === null ? m.noLimit : formatNumber(summary.credit));
  return (
    <CardGrid>
      <ActionCard
        to={addresses.sendToAll(addresses.clinicPanel)}
        icon="users"
        title={m.cards.all}
        hint={groups && m.cards.allText(formatNumber(patients), formatNumber(staff))}
      />
      <ActionCard
        to={addresses.sendToUser(addresses.clinicPanel)}
        icon="patients"
        title={m.cards.user}
        hint={groups && m.cards.userText(formatNumber(patients + staff))}
      />
      <ActionCard
        to={addresses.sendToNumber}
        icon="sms"
        title={m.cards.number}
        hint={credit && m.cards.numberText(credit)}
      />
    </CardGrid>
  );
}
