import type { Notification } from '../contracts/notifications';
import { NotificationList } from './notification-list';
import { formatNumber } from '../format/money';
import { mayOpen } from '../session/use-may';
import { Card } from '../ui/views/card';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { StaleNotice } from '../ui/views/stale-notice';
import { ErrorView, LoadingView } from '../ui/views/state-views';
import { toast } from '../ui/overlays/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useNotifications } from './use-notifications';
import { m } from './messages';

function hintOf(notifications: readonly Notification[]): string {
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  return unread > 0 ? m.unreadNotifications(formatNumber(unread)) : m.allNotificationsRead;
}

/** The notifications of the signed-in user, with read and delete. */
export function NotificationsCard() {
  const { list, markRead, remove, removeAll } = useNotifications();
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const rows = list.data?.data ?? [];

  // The pressed button disappears with its row, so the focus moves to the list.
  const run = async (action: Promise<void>) => {
    box.current?.focus();
    try {
      await action;
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  const open = async ({ id, isRead, link }: Notification) => {
    if (!isRead) await run(markRead(id));
    if (link && mayOpen(link)) await navigate(link);
  };

  return (
    <Card title={m.notifications} hint={rows.length > 0 && hintOf(rows)}>
      <Box ref={box} tabIndex={-1}>
        {list.data && list.error && <StaleNotice onRetry={() => list.mutate()} />}
        {list.data ? (
          <NotificationList
            notifications={rows}
            onOpen={(notification) => void open(notification)}
            onDelete={(id) => run(remove(id))}
            onDeleteAll={() => setConfirming(true)}
          />
        ) : list.error ? (
          <ErrorView error={list.error} onRetry={() => list.mutate()} />
        ) : (
          <LoadingView />
        )}
      </Box>
      <ConfirmDialog
        open={isConfirming}
        title={m.deleteAllNotifications}
        confirm={m.deleteAllNotifications}
        onCancel={() => setConfirming(false)}
        onConfirm={async () => {
          await removeAll();
          setConfirming(false);
        }}
      >
        {m.deleteAllNotificationsText(formatNumber(rows.length))}
      </ConfirmDialog>
    </Card>
  );
}

const Box = styled.div`
  &:focus {
    outline: none;
  }
`;
