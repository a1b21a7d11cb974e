import { ApiError } from '@ziba/shared/api/client';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idOf } from '@ziba/shared/contracts/id-of';
import { usePlanAddresses } from '../../data/plan-addresses';
import { plans, useSavePlanChanges } from '../../data/treatment-plans.api';
import { m } from './messages';
import { PlanInputs } from './plan-inputs';
import { planSchema, type PlanOutput, type PlanValues } from './plan-schema';
import { changesOf, valuesOf } from './plan-values';
import { withSessionTitle } from './with-session-title';

/** Changes a plan and its sessions together, with the same form as a new one. */
export function EditPlanScreen() {
  const record = plans.useOne(useIdParam());
  const { list, lists, display } = usePlanAddresses();
  const back = useListReturn(list, ...lists);

  return (
    <RecordScreen
      record={record}
      title={m.editPlan}
      back={{ to: back, label: m.title }}
      head={(plan) => ({
        hint: toPersianDigits(plan.title),
        back: { to: display(plan.id), label: m.one },
      })}
      notFound={{ title: m.notFound }}
      explain={() => m.loadFailed}
      width="narrow"
    >
      {(plan) =>
        plan.status === 'completed' || plan.status === 'canceled' ? (
          <EmptyView
            icon="no-access"
            title={m.whyNoEdit[plan.status]}
            action={<ButtonLink to={display(plan.id)}>{m.viewPlan}</ButtonLink>}
          />
        ) : (
          <PlanForm key={plan.id} plan={plan} list={back} reload={record.mutate} />
        )
      }
    </RecordScreen>
  );
}

interface FormProps {
  plan: TreatmentPlan;
  /** The address of the list, as it was left; the plan leads back to it. */
  list: string;
  /** Reads the plan again. */
  reload: () => unknown;
}

function PlanForm({ plan, list, reload }: FormProps) {
  const save = useSavePlanChanges();
  const navigate = useNavigate();
  const { display } = usePlanAddresses();
  const [params] = useSearchParams();
  const stored = useMemo(() => valuesOf(plan), [plan]);
  const file = usePatientFileAddress(plan.patient_id);

  const savePlan = async (values: PlanOutput, edit: Edit<PlanValues, PlanOutput>) => {
    try {
      await save(plan.id, changesOf(values, edit));
    } catch (error) {
      const fields = error instanceof ApiError ? Object.keys(error.body.fields ?? {}) : [];
      if (fields.some((name) => name.startsWith('sessions'))) toast.error(m.sessionFailed);
      throw withSessionTitle(error, values.sessions);
    }
    toast.success(m.edited);
    return file ? navigate(file) : navigate(display(plan.id), { state: { list } });
  };

  return (
    <Form
      schema={planSchema}
      stored={stored}
      reload={reload}
      submit={common.saveChanges}
      submitting={m.sending}
      failed={m.editFailed}
      cancel={{ to: display(plan.id), label: common.cancel }}
      draft="treatment-plan"
      onSubmit={savePlan}
    >
      <PlanInputs
        isLocked={plan.done_sessions > 0 || plan.paid_amount > 0}
        openId={idOf(params.get('session'))}
      />
    </Form>
  );
}
