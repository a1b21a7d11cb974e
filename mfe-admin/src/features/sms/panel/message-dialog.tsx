import type { SmsMessage } from '@ziba/shared/contracts/sms';
import { smsEventTitles } from '@ziba/shared/contracts/sms-texts';
import { Status } from '@ziba/shared/domain/status/status';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import styled from 'styled-components';
import { useSmsSummary } from '../../../data/sms.api';
import { m } from './messages';
import { timelineOf } from './timeline-of';

interface Props {
  message: SmsMessage;
  /** Asks to send it again; missing if that is not possible. */
  onResend?: () => void;
  onClose: () => void;
}

const eventTitles = new Map<string, string>(Object.entries(smsEventTitles));

/** The event that it was sent for, or that somebody wrote it. */
function occasionOf({ event, kind }: SmsMessage): string {
  if (event) return eventTitles.get(event) ?? event;
  return kind === 'secret' ? m.byProduct : m.byHand;
}

/** One message: its text, what it costs, and what has happened to it. */
export function MessageDialog({ message, onResend, onClose }: Props) {
  const { to, kind, parts, status, body } = message;
  const price = useSmsSummary().data?.part_price;
  const facts = [
    { label: m.facts.to, value: <Ltr>{toPersianDigits(to)}</Ltr> },
    { label: m.facts.kind, value: m.kinds[kind] },
    { label: m.facts.event, value: occasionOf(message) },
    { label: m.facts.parts, value: formatNumber(parts) },
    ...(price ? [{ label: m.facts.cost, value: formatToman(price * parts) }] : []),
  ];
  return (
    <Dialog
      open
      title={m.messageTo(to)}
      onClose={onClose}
      footer={
        <>
          {onResend && (
            <Button tone="primary" icon="retry" onClick={onResend}>
              {m.resend}
            </Button>
          )}
          <Button onClick={onClose}>{common.close}</Button>
        </>
      }
    >
      <Parts>
        <Status of="sms" value={status} />
        <Body aria-label={m.body} role="group">
          <p dir="auto">{body ?? m.hidden}</p>
        </Body>
        <FactList facts={facts} />
        <section aria-label={m.timeline}>
          <h3>{m.timeline}</h3>
          <Steps>
            {timelineOf(message).map(({ label, at }) => (
              <li key={label}>
                {label}
                {at && <time dateTime={at}>{formatDateTime(at)}</time>}
              </li>
            ))}
          </Steps>
        </section>
      </Parts>
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);

  > :not(span) {
    inline-size: 100%;
  }
`;

const Body = styled.div`
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--line);

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  time {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
