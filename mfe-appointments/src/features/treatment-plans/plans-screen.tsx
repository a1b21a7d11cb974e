import { useLiveRows } from '@ziba/shared/api/use-live';
import { useListParams } from '@ziba/shared/api/use-list-params';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { Status } from '@ziba/shared/domain/status/status';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { patientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { usePlanAddresses } from '../../data/plan-addresses';
import { planEvents, plans } from '../../data/treatment-plans.api';
import { PatientName } from '../../widgets/patient-name';
import { m } from './messages';
import { planFilters, PlanFilters } from './plan-filters';

const facts: Column<TreatmentPlan>[] = [
  {
    title: m.fields.title,
    sort: 'title',
    cell: ({ title, sessions_count }) => (
      <b dir="auto">{formatText(m.inSessions(title, sessions_count))}</b>
    ),
    value: ({ title, sessions_count }) => m.inSessions(title, sessions_count),
  },
  codeColumn({
    title: m.fields.patientId,
    isLesser: true,
    sort: 'patient_id',
    code: ({ patient_id }) => String(patient_id),
  }),
  {
    title: m.fields.patient,
    sort: 'patient',
    cell: ({ patient }) => <PatientName patient={patient} />,
    value: ({ patient }) => patient.full_name,
  },
  codeColumn({
    title: m.fields.nationalCode,
    isLesser: true,
    sort: 'national_code',
    code: ({ patient }) => patient.national_code,
  }),
  textColumn({
    title: m.fields.doctor,
    sort: 'doctor',
    text: ({ doctor }) => doctor?.profile.fullName,
  }),
  {
    title: m.fields.status,
    sort: 'status',
    cell: ({ status, payment_status }) => (
      <Badges>
        <Status of="plan" value={status} />
        <Status of="paid" value={payment_status} />
      </Badges>
    ),
    value: ({ status, payment_status }) => `${m.statuses[status]}\u060c ${payment_status}`,
  },
  {
    title: m.fields.description,
    isLesser: true,
    cell: ({ plan_notes }) => <Clamped dir="auto">{formatText(plan_notes)}</Clamped>,
    value: ({ plan_notes }) => plan_notes,
  },
];

/** The treatment plans of the clinic, or of the doctor who is logged in. */
export function PlansScreen() {
  const params = useListParams({ filters: planFilters });
  const { page, search, sort, filters, setPage, setSort } = params;
  const list = plans.useList({ page, search, sort, ...filters });
  useLiveRows(planEvents, '/treatmentPlans');
  const { display, write } = usePlanAddresses();
  const templates = write && <ButtonLink to={write.templates}>{m.templates.list}</ButtonLink>;
  const create = write && (
    <ButtonLink to={write.create} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );
  const actions = actionsColumn<TreatmentPlan>({
    nameOf: ({ title }) => toPersianDigits(title),
    actions: ({ id, patient_id }) => {
      const file = patientFileAddress(patient_id);
      return [
        { label: m.viewPlan, icon: 'file', to: display(id) },
        file !== undefined && { label: m.viewFile, icon: 'patients', to: file },
      ];
    },
  });

  return (
    <Screen
      title={m.title}
      actions={
        <>
          {templates}
          {create}
        </>
      }
    >
      <ResourceTable
        label={m.list}
        name="treatment-plans"
        toolbar={<PlanFilters {...params} />}
        columns={[...facts, actions]}
        list={list}
        rowHref={({ id }) => display(id)}
        empty={<EmptyView title={m.empty} hint={m.emptyHint} action={create} />}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}

/* Notes can be long: the list shows two lines, the plan shows all. */
const Clamped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  min-inline-size: 7rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Badges = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
`;
