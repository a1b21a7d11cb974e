import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import type { ChangeRequest } from '@ziba/shared/contracts/change-requests';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useState } from 'react';
import { useAskForChange, useLatestChange } from '../../../data/change-requests.api';
import { ChangeDrawer } from './change-drawer';
import { m } from './messages';

const { fields } = m;

/** Who is responsible for the clinic and the identity document, and the request to change them, of which one waits. */
export function ChangeCard({ clinic }: { clinic: ClinicSummary }) {
  const { data, error, mutate } = useLatestChange(clinic.id);
  const [open, setOpen] = useState<'ask' | 'withdraw'>();
  const { withdraw } = useAskForChange(clinic.id);
  const latest = data?.data[0];
  const isWaiting = latest?.status === 'waiting';
  const action = isWaiting ? (
    <Button onClick={() => setOpen('withdraw')}>{m.withdraw}</Button>
  ) : (
    <Button icon="edit" onClick={() => setOpen('ask')}>
      {m.ask}
    </Button>
  );
  const { responsible_name, identity_file } = clinic;
  return (
    <Card title={m.title} hint={m.hint} actions={data && action}>
      <FactList
        facts={[
          { label: fields.responsible_name, value: formatText(responsible_name) },
          {
            label: fields.identity_file,
            value: identity_file && (
              <StoredFiles label={fields.identity_file} names={identity_file} />
            ),
          },
        ]}
      />
      {!data && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
      {latest && <p role="status">{stateOf(latest)}</p>}
      {open === 'ask' && <ChangeDrawer clinic={clinic} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'withdraw'}
        title={m.withdraw}
        confirm={m.withdraw}
        failed={m.withdrawFailed}
        onConfirm={async () => {
          if (latest) await withdraw(latest.id);
          toast.success(m.withdrawn);
          setOpen(undefined);
        }}
        onCancel={() => setOpen(undefined)}
      >
        {m.withdrawText}
      </ConfirmDialog>
    </Card>
  );
}

/** How the latest request stands, in words; nothing for one that was withdrawn. */
function stateOf({ status, responsible_name, reason, created_at, decided_at }: ChangeRequest) {
  if (status === 'waiting') {
    return m.waiting(formatText(responsible_name), formatDateTime(created_at));
  }
  if (status === 'refused') return m.refused(formatText(reason));
  return status === 'approved' && decided_at ? m.approved(formatDateTime(decided_at)) : null;
}
