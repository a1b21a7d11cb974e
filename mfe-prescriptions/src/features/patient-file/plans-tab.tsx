import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Patient } from '@ziba/shared/contracts/patients';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { usePatientPlans } from '../../data/patient-file.api';
import { m } from './messages';
import { planDisplay } from './plan-addresses';

const doneOf = ({ done_sessions, sessions_count }: TreatmentPlan) =>
  m.plan.doneOf(toPersianDigits(done_sessions), toPersianDigits(sessions_count));

const columns: ListColumn<TreatmentPlan>[] = [
  textColumn({ title: m.plan.title, text: ({ title }) => title }),
  codeColumn({ title: m.plan.code, isLesser: true, code: ({ code }) => code }),
  textColumn({ title: m.plan.doctor, text: ({ doctor }) => doctor?.profile.fullName }),
  { title: m.plan.done, cell: doneOf },
  numberColumn({ title: m.plan.paid, isLesser: true, number: ({ paid_amount }) => paid_amount }),
  numberColumn({ title: m.plan.remaining, number: ({ remaining_amount }) => remaining_amount }),
  statusColumn({ title: m.plan.status, of: 'plan', status: ({ status }) => status }),
];

/** All treatment plans of the patient with what is done and paid; a row opens the plan. */
export function PlansTab({ patient }: { patient: Patient }) {
  const { page, setPage } = useListParams('all-plans');
  const list = usePatientPlans(patient.id, { page });
  const display = planDisplay();
  return (
    <ResourceTable
      label={m.tab.plans}
      columns={columns}
      list={list}
      rowHref={display && (({ id }: TreatmentPlan) => display(id))}
      empty={m.planHistory.empty}
      page={page}
      onPage={setPage}
    />
  );
}
