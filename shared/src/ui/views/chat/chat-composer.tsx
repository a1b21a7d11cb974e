import { useId, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../session/draft-store';
import { Button } from '../../controls/button';
import { words } from '../../messages';
import { Icon } from '../../controls/icon';
import { Closed, Composer } from './chat.styles';
import { m } from './messages';

interface Props {
  onSend: (text: string) => unknown;
  /** Keeps what is being written in this tab under this name. */
  draft?: string;
  /** Why nothing can be written any more. */
  closed?: ReactNode;
  /** Attachments and the like, above the text. */
  extra?: ReactNode;
  /** Letters that a message may have; a longer one stays as it was typed and is not sent. */
  most?: number;
}

/**
 * Where a message is written. Enter and Ctrl+Enter send, Shift+Enter begins a line; a blank message is
 * not sent. What is being written survives reload.
 */
export function ChatComposer({ onSend, draft, closed, extra, most = 5000 }: Props) {
  const id = useId();
  const [text, setText] = useState(
    () => (draft !== undefined && readDraft<{ text: string }>(draft)?.text) || '',
  );

  const write = (next: string) => {
    setText(next);
    if (draft === undefined) return;
    if (next.trim()) writeDraft(draft, { text: next });
    else clearDraft(draft);
  };
  const length = text.trim().length;
  const isLong = length > most;
  const send = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (closed || length === 0 || isLong) return;
    onSend(text.trim());
    write('');
  };
  const sendByKeyboard = (event: KeyboardEvent) => {
    // A word that is still being composed takes the Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Composer onSubmit={send}>
      {closed ? (
        <Closed>
          <Icon name="info" />
          <span>{closed}</span>
        </Closed>
      ) : (
        extra
      )}
      <div>
        <textarea
          rows={2}
          // Empty, it would begin at the other side.
          dir={text ? 'auto' : undefined}
          aria-label={m.write}
          aria-describedby={closed ? undefined : id}
          placeholder={closed ? undefined : m.write}
          disabled={Boolean(closed)}
          aria-invalid={isLong || undefined}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByKeyboard}
        />
        <Button type="submit" tone="primary" disabled={Boolean(closed)}>
          {m.send}
        </Button>
      </div>
      {!closed && (
        <small id={id} role="status" data-wrong={isLong || undefined}>
          {isLong ? words.longText(length, most) : m.keys}
        </small>
      )}
    </Composer>
  );
}
