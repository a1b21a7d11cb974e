import type { SectionReport } from '@ziba/shared/contracts/section-reports';
import { readSession } from '@ziba/shared/session/session-store';

/** How long reports wait to be sent together. Failures wait less, so that the registry reacts soon. */
const delayMs = { opened: 5_000, fell_back: 300, failed: 300 };
/** The most reports in one call. */
const maxBatch = 50;

const queue: SectionReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the queued reports, also while the page is closed. Reports that do not arrive are dropped
 * silently: they only count failures and must not cause one.
 */
async function send(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const reports = queue.splice(0, maxBatch);
  const token = readSession()?.token;
  if (!token || reports.length === 0) return;
  try {
    await fetch('/api/registry/reports', {
      method: 'POST',
      keepalive: true,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ reports }),
    });
  } catch {
    // see above
  }
}

const sendWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void send(), { timeout: 2_000 });
  else void send();
};

window.addEventListener('pagehide', () => void send());

/** Queues a report on how the opening of a section ended. Reports are sent to the registry in batches. */
export function queueReport(entry: SectionReport): void {
  queue.push(entry);
  if (entry.kind !== 'opened') clearTimeout(timer);
  else if (timer) return;
  timer = setTimeout(sendWhenIdle, delayMs[entry.kind]);
}
