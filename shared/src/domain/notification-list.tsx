import { useState } from 'react';
import styled from 'styled-components';
import type { Notification } from '../contracts/notifications';
import { formatDateTime } from '../format/date';
import { Button } from '../ui/controls/button';
import { Icon } from '../ui/controls/icon';
import { IconButton } from '../ui/controls/icon-button';
import { formatText } from '../format/text';
import { EmptyView } from '../ui/views/state-views';
import { m } from './messages';

interface Props {
  notifications: readonly Notification[];
  onDelete: (id: number) => unknown;
  onDeleteAll: () => unknown;
  /** Called when a title is pressed: mark it as read, follow its link. Without it the titles are plain text. */
  onOpen?: (notification: Notification) => void;
}

/** How many are shown before 'view all'. */
const previewCount = 4;

/** The notification list of both dashboards: four at first, all of them on demand. */
export function NotificationList({ notifications, onDelete, onDeleteAll, onOpen }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  if (notifications.length === 0) return <EmptyView icon="bell" title={m.noNotifications} />;
  const shown = isExpanded ? notifications : notifications.slice(0, previewCount);

  return (
    <div>
      <ul>
        {shown.map((notification) => (
          <Item key={notification.id} data-unread={!notification.isRead || undefined}>
            <Icon
              name={notification.isRead ? 'mail-read' : 'mail'}
              label={notification.isRead ? m.readNotification : m.unreadNotification}
            />
            <Text>
              {onOpen ? (
                <OpenButton type="button" onClick={() => onOpen(notification)}>
                  <Title text={notification.title} />
                </OpenButton>
              ) : (
                <Title text={notification.title} />
              )}
              {notification.content && (
                <Content dir="auto">{formatText(notification.content)}</Content>
              )}
              <time dateTime={notification.created_at}>
                {formatDateTime(notification.created_at)}
              </time>
            </Text>
            <IconButton
              icon="delete"
              size={16}
              label={m.deleteNotification(notification.title)}
              onClick={() => void onDelete(notification.id)}
            />
          </Item>
        ))}
      </ul>
      <Foot>
        {notifications.length > previewCount && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? m.collapse : m.viewAll}
          </Button>
        )}
        <Button tone="quiet" size="small" icon="delete" onClick={() => void onDeleteAll()}>
          {m.deleteAll}
        </Button>
      </Foot>
    </div>
  );
}

/** A title; text between single quotes is bold. */
function Title({ text }: { text: string }) {
  return (
    <span dir="auto">
      {formatText(text)
        .split(/'([^']*)'/)
        .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
    </span>
  );
}

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);
  color: var(--text-soft);

  > svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
  &[data-unread] {
    color: var(--text);
  }
  &[data-unread] > svg {
    color: var(--accent);
  }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;

  time {
    display: block;
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
`;

const Content = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const OpenButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-align: start;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block-start: var(--space-2);
`;
