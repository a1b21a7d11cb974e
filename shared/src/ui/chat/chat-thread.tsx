import { useLayoutEffect, useRef, useState } from 'react';
import { formatDay, formatLongDay, formatTime, todayIso } from '../../format/date';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { EmptyView } from '../views/state-views';
import { ChatBubble } from './chat-bubble';
import type { ChatMessage } from './chat-message';
import { Day, NewBelow, Note, Scroll, Thread } from './chat.styles';
import { m } from './messages';

interface Props {
  /** What the messages are about: the name of the list. */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  empty?: string;
  onRetry?: (message: ChatMessage) => void;
  onRemove?: (message: ChatMessage) => void;
}

/** Whoever is scrolled up by fewer pixels than this still reads the newest message. */
const endDistance = 80;

/** What happened between two messages, with its time. */
function ChatNote({ text, at }: Pick<ChatMessage, 'text' | 'at'>) {
  return (
    <Note>
      {text}
      <time dateTime={at}>{formatTime(at)}</time>
    </Note>
  );
}

/** The day as a heading: today, yesterday, or its date. */
function dayName(at: string): string {
  const now = Date.now();
  const day = formatDay(at);
  if (day === formatDay(todayIso())) return m.today;
  if (day === formatDay(todayIso(new Date(now - 86_400_000)))) return m.yesterday;
  return formatLongDay(at);
}

/**
 * The messages of a conversation by day; the user's own stand at the far side. It opens at the newest
 * message and scrolls to each new one; while the user reads further up, a button leads down instead.
 * Screen readers announce new messages. The list scrolls by keyboard too.
 */
export function ChatThread({ label, messages, empty = m.empty, onRetry, onRemove }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const last = messages.at(-1);

  const scrollToEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (isAtEnd.current || last?.side === 'own') scrollToEnd();
    else setHasNew(true);
  }, [last?.id, last?.side]);

  const checkPosition = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < endDistance;
    if (isAtEnd.current) setHasNew(false);
  };

  return (
    <Thread>
      <Scroll ref={list} role="log" aria-label={label} tabIndex={0} onScroll={checkPosition}>
        {messages.length === 0 && <EmptyView icon="message" title={empty} />}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || formatDay(before.at) !== formatDay(message.at);
          const isContinued =
            !isNewDay && before.side === message.side && before.sender === message.sender;
          return (
            <div key={message.id}>
              {isNewDay && <Day>{dayName(message.at)}</Day>}
              {message.side === 'note' ? (
                <ChatNote {...message} />
              ) : (
                <ChatBubble {...{ message, isContinued, onRetry, onRemove }} />
              )}
            </div>
          );
        })}
      </Scroll>
      {hasNew && (
        <NewBelow>
          <Button size="small" tone="primary" onClick={scrollToEnd}>
            {m.newBelow}
            <Icon name="expand" size={16} />
          </Button>
        </NewBelow>
      )}
    </Thread>
  );
}
