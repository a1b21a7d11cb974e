import type { SmsMessage } from '@ziba/shared/contracts/sms';
import { m } from './messages';

export interface TimelineStep {
  label: string;
  /** ISO 8601; missing when the operator did not tell. */
  at?: string;
}

/** The reason why a message was not sent, in words. */
export function failureOf(code: string | null): string {
  const known = m.errors[code ?? 'unknown'];
  return known ?? m.otherError(code ?? '');
}

/** A message that is sent later than it was written by more than this was planned, in milliseconds. */
const planned = 60_000;

function lastStep({ status, error, sent_at }: SmsMessage): TimelineStep[] {
  if (status === 'delivered') return [{ label: m.steps.delivered }];
  if (status === 'blacklisted') return [{ label: m.steps.blacklisted }];
  if (status === 'failed') return [{ label: m.steps.failed(failureOf(error)) }];
  return sent_at ? [] : [{ label: m.steps.waiting }];
}

/** What has happened to a message, in its order. */
export function timelineOf(message: SmsMessage): TimelineStep[] {
  const { created_at, send_at, sent_at, attempts } = message;
  const isPlanned = Date.parse(send_at) - Date.parse(created_at) > planned;
  return [
    { label: m.steps.created, at: created_at },
    ...(isPlanned ? [{ label: m.steps.planned, at: send_at }] : []),
    ...(attempts > 1 || (attempts === 1 && !sent_at)
      ? [{ label: m.steps.attempts(attempts) }]
      : []),
    ...(sent_at ? [{ label: m.steps.sent, at: sent_at }] : []),
    ...lastStep(message),
  ];
}
