import { longestSms } from '@ziba/shared/contracts/sms-texts';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { MessageTextField } from '@ziba/shared/ui/fields/message-text-field';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { useWatch } from 'react-hook-form';
import { m } from './messages';
import { SendCost } from './send-cost';
import { wholeText } from './whole-text';

interface Values {
  title?: string;
  body?: string;
  kind?: string;
  sendAt?: string | null;
}

interface Props {
  /** How many phones it is sent to. */
  recipients: number;
  /** What else the sender should know before sending. */
  more?: string | false;
  /** Whether the form asks for kind and time. */
  asks?: 'all' | 'time' | 'none';
}

/** The text of a message, its kind and time, and what it costs: the same part of every form that sends. */
export function MessageInputs({ recipients, more, asks = 'all' }: Props) {
  const [title, body, kind, sendAt] = useWatch<Values, ['title', 'body', 'kind', 'sendAt']>({
    name: ['title', 'body', 'kind', 'sendAt'],
  });
  const draft = {
    text: wholeText(title, body),
    recipients,
    isAdvertising: kind === 'advertising',
    sendAt: sendAt ?? '',
  };
  return (
    <>
      <MessageTextField<Values>
        name="body"
        label={m.fields.body}
        maxLength={longestSms}
        fill={title ? (text) => wholeText(title, text) : undefined}
      />
      {asks === 'all' && (
        <RadioField<Values>
          name="kind"
          label={m.fields.kind}
          hint={m.kindHint}
          options={m.kinds}
          wide
        />
      )}
      {asks !== 'none' && (
        <DateTimeField<Values> name="sendAt" label={m.fields.sendAt} hint={m.sendAtHint} />
      )}
      <SendCost draft={draft} more={more} />
    </>
  );
}
