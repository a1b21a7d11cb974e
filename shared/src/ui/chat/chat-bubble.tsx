import { formatTime } from '../../format/date';
import { formatText } from '../../format/text';
import { Avatar } from '../controls/avatar';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { Spinner } from '../controls/spinner';
import { StoredFiles } from '../views/stored-files';
import type { ChatMessage } from './chat-message';
import { Bubble, Foot, Line } from './chat.styles';
import { m } from './messages';

interface Props {
  message: ChatMessage;
  /** Whether the message before it has the same sender: the name is then shown to screen readers only. */
  isContinued: boolean;
  onRetry?: (message: ChatMessage) => void;
  onRemove?: (message: ChatMessage) => void;
}

/** One message with its sender, files, and time or state. A failed one can be sent again or removed. */
export function ChatBubble({ message, isContinued, onRetry, onRemove }: Props) {
  const { side, sender, avatar, text, at, attachments, files = [], state, reason } = message;
  return (
    <Line data-side={side} data-continued={isContinued || undefined}>
      {side === 'other' && <Avatar name={sender} src={avatar} size={32} />}
      <Bubble data-state={state}>
        <b className={isContinued ? 'visually-hidden' : undefined}>{sender}</b>
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
