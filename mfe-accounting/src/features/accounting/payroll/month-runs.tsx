import type { PayrollRun } from '@ziba/shared/contracts/payroll';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useState } from 'react';
import { payrollRuns, useVoidRun } from '../../../data/payroll.api';
import { m } from './messages';

const facts: ListColumn<PayrollRun>[] = [
  dateTimeColumn({ title: m.runDate, date: ({ created_at }) => created_at }),
  textColumn({ title: m.runBy, text: ({ posted_by }) => posted_by.fullName }),
  numberColumn({
    title: m.runPeople,
    number: ({ lines }) => lines.length,
    format: (count) => m.people(formatNumber(count)),
  }),
  numberColumn({ title: m.runTotal, number: ({ total }) => total }),
  {
    title: m.state,
    cell: ({ status }) => (
      <StatusBadge tone={status === 'posted' ? 'success' : 'danger'} label={m.runStates[status]} />
    ),
    value: ({ status }) => m.runStates[status],
  },
  textColumn({ title: m.voidReason, isLesser: true, text: ({ void_reason }) => void_reason }),
];

/** When and by whom the month was posted, and voiding with a reason for users who may remove. */
export function MonthRuns({ month }: { month: string }) {
  const list = payrollRuns.useList({ month, limit: 100 });
  const [voiding, setVoiding] = useState<PayrollRun>();
  const mayVoid = useMay('accounting', 'delete');
  const action = buttonColumn<PayrollRun>({
    label: ({ status }) => (status === 'posted' ? m.void : undefined),
    nameOf: ({ created_at }) => formatText(formatDateTime(created_at)),
    icon: 'close',
    onPress: setVoiding,
  });
  return (
    <Card title={m.runs}>
      <ResourceTable
        label={m.runs}
        columns={mayVoid ? [...facts, action] : facts}
        list={list}
        empty={m.noRuns}
      />
      {voiding && <VoidDialog run={voiding} onClose={() => setVoiding(undefined)} />}
    </Card>
  );
}

function VoidDialog({ run, onClose }: { run: PayrollRun; onClose: () => void }) {
  const voidRun = useVoidRun();
  return (
    <CarefulDialog
      open
      title={m.voidOf(formatDateTime(run.created_at))}
      confirm={m.void}
      reason={{ label: m.voidReason, draft: `void-payroll-${run.id}` }}
      failed={m.voidFailed}
      onConfirm={async (reason) => {
        await voidRun(run.id, reason);
        toast.success(m.voidDone);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.voidMeaning}
    </CarefulDialog>
  );
}
