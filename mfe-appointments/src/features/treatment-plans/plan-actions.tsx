import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePlanAddresses } from '../../data/plan-addresses';
import { usePlanCancellation } from '../../data/treatment-plans.api';
import { StatementButton } from '../../widgets/plan-statement/statement-button';
import { m } from './messages';
import { SaveTemplate } from './save-template';
import { usePlanDocument } from './use-plan-document';

/** What can be done with a plan: print, edit while it waits (text 2 §4), cancel with a reason (F15). */
export function PlanActions({ plan }: { plan: TreatmentPlan }) {
  const { write } = usePlanAddresses();
  const { cancelPlan } = usePlanCancellation();
  const [asks, setAsks] = useState<'cancel' | 'template' | null>(null);
  const content = usePlanDocument(plan);
  const { id, status, paid_amount } = plan;
  const cancel = async (reason: string) => {
    await cancelPlan(id, reason);
    toast.success(m.planCanceled);
    setAsks(null);
  };
  const whyNoCancel =
    status === 'completed'
      ? m.whyNoCancel.completed
      : paid_amount > 0 && hasOpenMoney(plan)
        ? m.whyNoCancel.money
        : undefined;

  return (
    <>
      {write && (
        <Menu
          look="icon"
          label={m.more}
          items={[
            status !== 'waiting' && {
              label: m.edit,
              icon: 'edit',
              disabled: m.whyNoEdit[status],
            },
            status !== 'canceled' && {
              label: m.templates.saveThis,
              icon: 'copy',
              onSelect: () => setAsks('template'),
            },
            status !== 'canceled' && 'separator',
            status !== 'canceled' && {
              label: m.cancelPlan,
              icon: 'close',
              danger: true,
              disabled: whyNoCancel,
              onSelect: () => setAsks('cancel'),
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
      {asks === 'template' && <SaveTemplate plan={plan} onClose={() => setAsks(null)} />}
      <CarefulDialog
        open={asks === 'cancel'}
        title={m.cancelPlan}
        confirm={m.cancelPlan}
        reason={{ label: m.cancelReason, draft: `cancel-plan-${id}` }}
        failed={m.cancelPlanFailed}
        onConfirm={cancel}
        onCancel={() => setAsks(null)}
      >
        {m.cancelPlanText(toPersianDigits(plan.title))}
      </CarefulDialog>
    </>
  );
}

/** Whether a planned session has a payment; such a plan cannot be canceled. */
const hasOpenMoney = ({ sessions }: TreatmentPlan) =>
  sessions.some(({ status, paid_amount }) => status === sessionStatus.planned && paid_amount > 0);
