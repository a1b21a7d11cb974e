import { useListParams } from '@ziba/shared/api/use-list-params';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { usePatientPlans } from '../../data/patient-file.api';
import { m } from './messages';
import { planForm } from './plan-addresses';
import { useReader } from './use-reader';

const limit = 5;

/** The treatment plans of the patient, five on a page. */
export function PlanHistory({ patientId }: { patientId: number }) {
  const { page, setPage } = useListParams('plans');
  const { maySeeMedical } = useReader();
  const list = usePatientPlans(patientId, { page, limit });
  return (
    <Card title={m.planHistory.title}>
      <ResourceTable
        label={m.planHistory.title}
        columns={maySeeMedical ? [...facts, description, ...states] : [...facts, ...states]}
        list={list}
        empty={m.planHistory.empty}
        page={page}
        onPage={setPage}
      />
    </Card>
  );
}

const facts: ListColumn<TreatmentPlan>[] = [
  textColumn({ title: m.planHistory.plan, text: ({ title }) => title }),
  numberColumn({ title: m.planHistory.sessions, number: ({ sessions_count }) => sessions_count }),
  textColumn({ title: m.planHistory.doctor, text: ({ doctor }) => doctor?.profile.fullName }),
  numberColumn({ title: m.planHistory.cost, number: ({ total_cost }) => total_cost }),
];

/** A medical text: users who only book appointments do not see it. */
const description = textColumn<TreatmentPlan>({
  title: m.planHistory.description,
  wide: true,
  text: ({ plan_notes }) => plan_notes,
});

const states: ListColumn<TreatmentPlan>[] = [
  statusColumn({ title: m.planHistory.status, of: 'plan', status: ({ status }) => status }),
  statusColumn({
    title: m.planHistory.payment,
    of: 'paid',
    status: ({ payment_status }) => payment_status,
  }),
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (plan) => <EditPlan plan={plan} />,
  },
];

/** A plan can be changed while it waits. */
function EditPlan({ plan: { id, title, status } }: { plan: TreatmentPlan }) {
  const form = planForm(id);
  if (!form || status !== 'waiting') return null;
  return (
    <ButtonLink
      to={form}
      tone="quiet"
      size="small"
      icon="edit"
      aria-label={m.planHistory.editOf(formatText(title))}
    >
      {m.planHistory.edit}
    </ButtonLink>
  );
}
