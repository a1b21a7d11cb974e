import * as addresses from '@ziba/shared/contracts/addresses';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { useMay } from '@ziba/shared/session/use-may';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Collapsible } from '@ziba/shared/ui/controls/collapsible';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { editClinic } from './addresses';
import { WaitingChange } from './changes/waiting-change';
import { clinicFacts } from './clinic-facts';
import { ClinicStatus } from './clinic-status';
import { useClinicUsage } from '../../data/clinic-usage.api';
import { clinics } from '../../data/clinics.api';
import { UsageGauges } from '../../widgets/usage/usage-gauges';
import { m } from './messages';
import { ClinicInvoices } from './money/clinic-invoices';
import { m as standing } from './standing/messages';
import { StandingActions } from './standing/standing-actions';
import { StandingHistory } from './standing/standing-history';
import { ViewButton } from './viewing/view-button';

/** One clinic in four sections that collapse and expand. */
export function ClinicScreen() {
  const mayEdit = useMay('clinics', 'write');
  const list = useListReturn(addresses.clinics, addresses.allClinics);
  return (
    <RecordScreen
      record={clinics.useOne(useIdParam())}
      title={m.detail}
      back={{ to: list, label: m.title }}
      head={(clinic) => ({
        title: clinic.name,
        hint: <ClinicStatus clinic={clinic} />,
        actions: mayEdit && (
          <>
            <ViewButton clinic={clinic} />
            <StandingActions clinic={clinic} />
            <EditButton clinic={clinic} />
          </>
        ),
      })}
    >
      {(clinic) => <ClinicGroups clinic={clinic} />}
    </RecordScreen>
  );
}

/** Leads to the wizard; a draft goes on where it is incomplete. */
function EditButton({ clinic: { id, account_status } }: { clinic: Clinic }) {
  return (
    <ButtonLink to={editClinic(id)} icon="edit">
      {account_status === 'pending' ? m.resume : m.edit}
    </ButtonLink>
  );
}

function ClinicGroups({ clinic }: { clinic: Clinic }) {
  const left = formatNumber(clinic.remaining_days);
  const { account_status, suspention_reason: reason } = clinic;
  return (
    <>
      {account_status === 'suspended' && reason && (
        <p role="status">{standing.because(formatText(reason))}</p>
      )}
      <WaitingChange clinic={clinic} />
      <Collapsible title={m.groups.general} open>
        <FactList facts={clinicFacts(clinic, 'general')} />
      </Collapsible>
      <Collapsible title={m.groups.resources} open>
        <UsageGauges usage={useClinicUsage(clinic.id)}>
          <Gauge
            label={m.gauge}
            value={clinic.remaining_days}
            max={clinic.subscription_days}
            text={m.days(left)}
          />
        </UsageGauges>
        <FactList facts={clinicFacts(clinic, 'resources')} />
      </Collapsible>
      <Collapsible title={m.groups.financial}>
        <FactList facts={clinicFacts(clinic, 'financial')} />
        <ClinicInvoices clinic={clinic} />
      </Collapsible>
      <Collapsible title={m.groups.final}>
        <FactList facts={clinicFacts(clinic, 'final')} />
      </Collapsible>
      <Collapsible title={standing.history}>
        <StandingHistory clinicId={clinic.id} />
      </Collapsible>
    </>
  );
}
