import type { OwnSession } from '@ziba/shared/contracts/auth';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useMay } from '@ziba/shared/session/use-may';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useState } from 'react';
import { useEndSession, useSessions } from '../../data/staff-user.api';
import { deviceName } from '../../widgets/device-name/device-name';
import { m } from './messages';

const texts = m.sessions;
const nameOf = ({ user_agent }: OwnSession) => deviceName(user_agent);

/** Where the user is signed in, with a button that signs them out there at once. */
export function SessionsTab({ userId }: { userId: number }) {
  const sessions = useSessions(userId);
  const endSession = useEndSession();
  const mayEnd = useMay('users', 'delete');
  const [chosen, setChosen] = useState<OwnSession>();
  const close = () => setChosen(undefined);
  const end = async () => {
    if (!chosen) return;
    await endSession(userId, chosen.id);
    toast.success(texts.ended);
    close();
  };
  return (
    <>
      <LocalTable<OwnSession>
        label={texts.tab}
        list={sessions}
        columns={[...columns, ...(mayEnd ? [endColumn(setChosen)] : [])]}
        empty={texts.empty}
      />
      <ConfirmDialog
        open={chosen !== undefined}
        title={texts.endQuestion}
        confirm={texts.end}
        failed={texts.endFailed}
        onConfirm={end}
        onCancel={close}
      >
        {texts.endMeaning}
      </ConfirmDialog>
    </>
  );
}

const columns: readonly ListColumn<OwnSession>[] = [
  {
    title: texts.device,
    cell: (row) => (row.current ? `${nameOf(row)} (${texts.current})` : nameOf(row)),
    value: nameOf,
  },
  {
    title: texts.ip,
    cell: ({ ip }) => ip && <Ltr>{toPersianDigits(ip)}</Ltr>,
    value: ({ ip }) => ip ?? '',
  },
  dateTimeColumn({ title: texts.signedIn, date: ({ created_at }) => created_at }),
  dateTimeColumn({ title: texts.lastSeen, date: ({ last_seen_at }) => last_seen_at }),
];

const endColumn = (onEnd: (session: OwnSession) => void): ListColumn<OwnSession> =>
  buttonColumn({
    icon: 'sign-out',
    label: ({ current }) => (current ? undefined : texts.end),
    nameOf,
    onPress: onEnd,
  });
