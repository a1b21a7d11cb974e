import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { m } from './messages';

/**
 * Asks for confirmation before a session is reported as done before its day. `confirmReport` resolves to true
 * at once from that day on, and earlier to the user's answer. The caller must render `dialog`.
 */
export function useEarlyQuestion({ date }: TreatmentSession) {
  const [answer, setAnswer] = useState<((isDone: boolean) => void) | null>(null);
  const isEarly = date > todayIso();
  const choose = (isDone: boolean) => {
    answer?.(isDone);
    setAnswer(null);
  };
  return {
    isEarly,
    confirmReport: (): Promise<boolean> =>
      isEarly ? new Promise((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
    dialog: (
      <ConfirmDialog
        open={answer !== null}
        tone="primary"
        title={m.earlyTitle}
        confirm={m.earlyConfirm}
        onConfirm={() => choose(true)}
        onCancel={() => choose(false)}
      >
        {m.earlyText(formatLongDay(date))}
      </ConfirmDialog>
    ),
  };
}
