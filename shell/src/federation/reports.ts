import type { SectionReport } from '@ziba/shared/contracts/section-reports';
import { readSession } from '@ziba/shared/session/session-store';

/** Milliseconds that reports wait for others; a failure is known to the registry at once. */
const wait = { opened: 5_000, fell_back: 300, failed: 300 };
/** As many as one call takes. */
const most = 50;

const queue: SectionReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, also while the page is left. Reports that do not arrive are lost without a word, on
 * purpose: they are there to count failures, and must never become one.
 */
async function send(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const reports = queue.splice(0, most);
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

const sendAtRest = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void send(), { timeout: 2_000 });
  else void send();
};

window.addEventListener('pagehide', () => void send());

/** Tells the registry how the opening of a section ended, together with what else is to be told. */
export function report(entry: SectionReport): void {
  queue.push(entry);
  if (entry.kind !== 'opened') clearTimeout(timer);
  else if (timer) return;
  timer = setTimeout(sendAtRest, wait[entry.kind]);
}
