import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useState } from 'react';
import { useWithdrawRequest } from '../../../data/subscription.api';
import { m } from './messages';

interface Props {
  request: SubscriptionRequest;
  mayWithdraw: boolean;
}

/** The request that waits for a decision of the platform. */
export function OpenRequest({ request, mayWithdraw }: Props) {
  const { id, created_at, days, total, receipt } = request;
  const [isAsked, setAsked] = useState(false);
  const withdraw = useWithdrawRequest();
  const facts = [
    { label: m.requestColumns.at, value: formatDateTime(created_at) },
    { label: m.requestColumns.days, value: m.days(formatNumber(days)) },
    { label: m.requestColumns.total, value: formatToman(total) },
    {
      label: m.fields.receipt,
      value: receipt && <StoredFiles label={m.fields.receipt} names={receipt} />,
    },
  ];
  return (
    <Card
      title={m.renewal}
      hint={m.waiting}
      actions={mayWithdraw && <Button onClick={() => setAsked(true)}>{m.withdraw}</Button>}
    >
      <FactList facts={facts} />
      <ConfirmDialog
        open={isAsked}
        title={m.withdraw}
        confirm={m.withdraw}
        failed={m.withdrawFailed}
        onConfirm={async () => {
          await withdraw(id);
          toast.success(m.withdrawn);
        }}
        onCancel={() => setAsked(false)}
      >
        {m.withdrawText}
      </ConfirmDialog>
    </Card>
  );
}
