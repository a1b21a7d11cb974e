import { useId, type KeyboardEvent } from 'react';
import { toPersianDigits } from '../../format/digits';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { m } from './messages';

interface Props {
  text: string;
  /** The length of the text that would be sent, in characters. */
  length: number;
  maxLength: number;
  disabled: boolean;
  /** Why the message cannot be sent yet (an upload is running); null if it can. */
  blocked: string | null;
  onText: (text: string) => void;
  onSend: () => void;
}

/** The text of a message with its button. Below it stands what the keys do, or why it cannot be sent. */
export function MessageInput(props: Props) {
  const { text, length, maxLength, disabled, blocked, onText, onSend } = props;
  const id = useId();
  const isTooLong = length > maxLength;
  const sendByEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };

  return (
    <>
      <div data-line>
        <textarea
          rows={2}
          // `auto` would show an empty box from left to right.
          dir={text ? 'auto' : undefined}
          aria-label={m.write}
          aria-describedby={disabled ? undefined : id}
          placeholder={disabled ? undefined : m.write}
          disabled={disabled}
          aria-invalid={isTooLong || undefined}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={sendByEnter}
        />
        <Button type="submit" tone="primary" disabled={disabled}>
          {m.send}
        </Button>
      </div>
      {!disabled && (
        <small
          id={id}
          role="status"
          data-wrong={isTooLong || undefined}
          data-blocked={blocked !== null || undefined}
        >
          {isTooLong
            ? common.longText(toPersianDigits(length), toPersianDigits(maxLength))
            : (blocked ?? m.keys)}
        </small>
      )}
    </>
  );
}
