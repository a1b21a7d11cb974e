import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { ButtonLink } from '@ziba/shared/ui/button-link';
import { CarefulDialog } from '@ziba/shared/ui/careful-dialog';
import { Menu } from '@ziba/shared/ui/menu';
import { PrintButton } from '@ziba/shared/ui/print-button';
import { toast } from '@ziba/shared/ui/toast';
import { UnavailableButton } from '@ziba/shared/ui/unavailable-button';
import { useState } from 'react';
import { StatementButton } from '../../widgets/plan-statement/statement-button';
import { m } from './messages';
import { useCancel, usePlanLinks } from './treatment-plans.api';
import { usePlanDocument } from './use-plan-document';

/** What can be done with a plan: print, edit while it waits (text 2 §4), cancel with a reason (F15). */
export function PlanActions({ plan }: { plan: TreatmentPlan }) {
  const { write } = usePlanLinks();
  const { cancelPlan } = useCancel();
  const [asks, setAsks] = useState(false);
  const content = usePlanDocument(plan);
  const { id, status, paid_amount } = plan;
  const cancel = async (reason: string) => {
    await cancelPlan(id, reason);
    toast.success(m.planCanceled);
    setAsks(false);
  };
  const whyNoCancel =
    status === 'completed'
      ? m.whyNoCancel.completed
      : paid_amount > 0 && hasOpenMoney(plan)
        ? m.whyNoCancel.money
        : undefined;

  return (
    <>
      {write && status !== 'canceled' && (
        <Menu
          look="icon"
          label={m.more}
          items={[
            {
              label: m.cancelPlan,
              icon: 'close',
              danger: true,
              disabled: whyNoCancel,
              onSelect: () => setAsks(true),
            },
          ]}
        />
      )}
      <PrintButton content={content}>{m.print}</PrintButton>
      <StatementButton plan={plan} />
      {write && status === 'waiting' && (
        <ButtonLink tone="primary" icon="edit" to={write.edit(id)}>
          {m.edit}
        </ButtonLink>
      )}
      {write && status !== 'waiting' && (
        <UnavailableButton icon="edit" why={m.whyNoEdit[status]}>
          {m.edit}
        </UnavailableButton>
      )}
      <CarefulDialog
        open={asks}
        title={m.cancelPlan}
        confirm={m.cancelPlan}
        reason={{ label: m.cancelReason }}
        failed={m.cancelPlanFailed}
        onConfirm={cancel}
        onCancel={() => setAsks(false)}
      >
        {m.cancelPlanText(toPersianDigits(plan.title))}
      </CarefulDialog>
    </>
  );
}

/** A session that is still open and has money on it keeps the plan from being canceled. */
const hasOpenMoney = ({ sessions }: TreatmentPlan) =>
  sessions.some(({ status, paid_amount }) => status === sessionStatus.planned && paid_amount > 0);
