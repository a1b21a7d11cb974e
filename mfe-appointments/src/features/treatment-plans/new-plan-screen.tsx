import { Form } from '@ziba/shared/ui/forms/form';
import { common } from '@ziba/shared/messages';
import { Screen } from '@ziba/shared/ui/views/screen';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { usePlanAddresses } from '../../data/plan-addresses';
import { plans } from '../../data/treatment-plans.api';
import { m } from './messages';
import { PlanInputs } from './plan-inputs';
import { planSchema, type PlanOutput } from './plan-schema';
import { newPlan } from './plan-values';
import { withSessionTitle } from './with-session-title';
import { usePrefill } from './use-prefill';

/** Registers a plan with all its sessions in one call and opens it. */
export function NewPlanScreen() {
  const save = plans.useSave();
  const navigate = useNavigate();
  const { list, display } = usePlanAddresses();
  const prefill = usePrefill();

  const create = async (values: PlanOutput) => {
    try {
      const plan = await save(newPlan(values));
      // The message of an earlier attempt no longer holds.
      toast.clear();
      toast.success(m.created);
      return await navigate(display(plan.id));
    } catch (error) {
      toast.error(m.createFailedToast);
      throw withSessionTitle(error, values.sessions);
    }
  };

  return (
    <Screen title={m.create} back={{ to: list, label: m.title }} width="narrow">
      {prefill.isReady ? (
        <Form
          schema={planSchema}
          initial={prefill.initial}
          submit={m.submit}
          submitting={m.sending}
          failed={m.createFailed}
          cancel={{ to: list, label: common.cancel }}
          draft="treatment-plan"
          prefill={prefill.asked}
          onSubmit={create}
        >
          {prefill.wrong && <p role="alert">{prefill.wrong}</p>}
          <PlanInputs hasTemplates />
        </Form>
      ) : (
        <LoadingView />
      )}
    </Screen>
  );
}
