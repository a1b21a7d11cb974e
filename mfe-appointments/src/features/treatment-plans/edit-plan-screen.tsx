import { ApiError } from '@ziba/shared/api/client';
import { addresses } from '@ziba/shared/contracts/addresses';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idOf } from '../../data/id-of';
import { usePlanAddresses } from '../../data/plan-addresses';
import { plans, useSavePlanChanges } from '../../data/treatment-plans.api';
import { m } from './messages';
import { PlanInputs } from './plan-inputs';
import { planSchema, type PlanOutput, type PlanValues } from './plan-schema';
import { changesOf, valuesOf } from './plan-values';
import { withSessionTitle } from './with-session-title';

/** Changes a plan and its sessions together, with the same form as a new one (text 2 §2.10, X4, X9). */
export function EditPlanScreen() {
  const { data: plan, error, mutate } = plans.useOne(useIdParam());
  const { list, display } = usePlanAddresses();
  const back = plan ? { to: display(plan.id), label: m.one } : { to: list, label: m.title };
  const isClosed = plan?.status === 'completed' || plan?.status === 'canceled';

  return (
    <Screen
      title={m.editPlan}
      hint={plan && toPersianDigits(plan.title)}
      back={back}
      width="narrow"
    >
      {plan && !isClosed && <PlanForm key={plan.id} plan={plan} reload={mutate} />}
      {plan && isClosed && (
        <EmptyView
          icon="no-access"
          title={m.whyNoEdit[plan.status === 'completed' ? 'completed' : 'canceled']}
          action={<ButtonLink to={back.to}>{m.viewPlan}</ButtonLink>}
        />
      )}
      {!plan && error && <ErrorView error={{ message: m.loadFailed }} onRetry={mutate} />}
      {!plan && !error && <LoadingView />}
    </Screen>
  );
}

interface FormProps {
  plan: TreatmentPlan;
  /** Reads the plan anew. */
  reload: () => unknown;
}

function PlanForm({ plan, reload }: FormProps) {
  const save = useSavePlanChanges();
  const navigate = useNavigate();
  const { display } = usePlanAddresses();
  const [params] = useSearchParams();
  const stored = useMemo(() => valuesOf(plan), [plan]);
  const file = addresses.patientFile(plan.patient_id);

  const savePlan = async (values: PlanOutput, edit: Edit<PlanValues, PlanOutput>) => {
    try {
      await save(plan.id, changesOf(values, edit));
    } catch (error) {
      const fields = error instanceof ApiError ? Object.keys(error.body.fields ?? {}) : [];
      if (fields.some((name) => name.startsWith('sessions'))) toast.error(m.sessionFailed);
      throw withSessionTitle(error, values.sessions);
    }
    toast.success(m.edited);
    return navigate(mayOpen(file) ? file : display(plan.id));
  };

  return (
    <Form
      schema={planSchema}
      stored={stored}
      reload={reload}
      submit={common.saveChanges}
      sending={m.sending}
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
