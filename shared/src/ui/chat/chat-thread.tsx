import { useLayoutEffect, useRef, useState } from 'react';
import { formatDay, formatLongDay, formatTime, todayIso } from '../../format/date';
import { formatText } from '../../format/text';
import { Avatar } from '../controls/avatar';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { Spinner } from '../controls/spinner';
import { EmptyView } from '../views/state-views';
import { StoredFiles } from '../views/stored-files';
import type { ChatMessage } from './chat-message';
import { Bubble, Day, Foot, Line, NewBelow, Room, Scroll } from './chat.styles';
import { m } from './messages';

interface Props {
  /** What the messages are about; names the list. */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  empty?: string;
  onRetry?: (message: ChatMessage) => void;
  onRemove?: (message: ChatMessage) => void;
}

/** Pixels from the end within which one counts as reading the newest. */
const nearEnd = 80;

function dayName(at: string): string {
  const now = Date.now();
  const day = formatDay(at);
  if (day === formatDay(todayIso())) return m.today;
  if (day === formatDay(todayIso(new Date(now - 86_400_000)))) return m.yesterday;
  return formatLongDay(at);
}

/**
 * The messages of a conversation by day, one's own at the far side. Opens at the newest and stays there
 * when another comes, unless one reads further up: then a button leads down. New ones are announced
 * politely. The keyboard scrolls it.
 */
export function ChatThread({ label, messages, empty = m.empty, onRetry, onRemove }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const last = messages.at(-1);

  const toEnd = () => {
    if (room.current) room.current.scrollTop = room.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (isAtEnd.current || last?.side === 'own') toEnd();
    else setHasNew(true);
  }, [last?.id, last?.side]);

  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = room.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    if (isAtEnd.current) setHasNew(false);
  };

  return (
    <Room>
      <Scroll ref={room} role="log" aria-label={label} tabIndex={0} onScroll={look}>
        {messages.length === 0 && <EmptyView icon="message" title={empty} />}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || formatDay(before.at) !== formatDay(message.at);
          const goesOn =
            !isNewDay && before.side === message.side && before.sender === message.sender;
          return (
            <div key={message.id}>
              {isNewDay && <Day>{dayName(message.at)}</Day>}
              <Said message={message} goesOn={goesOn} onRetry={onRetry} onRemove={onRemove} />
            </div>
          );
        })}
      </Scroll>
      {hasNew && (
        <NewBelow>
          <Button size="small" tone="primary" onClick={toEnd}>
            {m.newBelow}
            <Icon name="expand" size={16} />
          </Button>
        </NewBelow>
      )}
    </Room>
  );
}

interface SaidProps extends Pick<Props, 'onRetry' | 'onRemove'> {
  message: ChatMessage;
  /** The same person goes on: the name need not stand again. */
  goesOn: boolean;
}

function Said({ message, goesOn, onRetry, onRemove }: SaidProps) {
  const { side, sender, avatar, text, at, attachments, files = [], state, reason } = message;
  return (
    <Line data-side={side} data-goes-on={goesOn || undefined}>
      {side === 'other' && <Avatar name={sender} src={avatar} size={32} />}
      <Bubble data-state={state}>
        <b className={goesOn ? 'visually-hidden' : undefined}>{sender}</b>
        <p dir="auto">{formatText(text)}</p>
        {attachments ?? (files.length > 0 && <StoredFiles label={m.files} names={files} />)}
        <Foot>
          {state === 'sending' && (
            <>
              <Spinner />
              {m.sending}
            </>
          )}
          {state === 'failed' && (
            <span>
              <Icon name="alert" size={14} />
              {reason ? `${m.failed}: ${reason}` : m.failed}
            </span>
          )}
          {!state && <time dateTime={at}>{formatTime(at)}</time>}
        </Foot>
        {state === 'failed' && (
          <Foot>
            <Button size="small" icon="retry" onClick={() => onRetry?.(message)}>
              {m.sendAgain}
            </Button>
            <Button size="small" tone="quiet" onClick={() => onRemove?.(message)}>
              {m.remove}
            </Button>
          </Foot>
        )}
      </Bubble>
    </Line>
  );
}
