import type { KnownDelivery } from '@ziba/shared/contracts/stock-deliveries';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { m } from './messages';

interface Question {
  known: KnownDelivery;
  answer: (isOther: boolean) => void;
}

/**
 * Asks whether a delivery that is there already has arrived once more. `ask` resolves to the answer; the caller must
 * render `dialog`.
 */
export function useKnownQuestion() {
  const [question, setQuestion] = useState<Question>();
  const end = (isOther: boolean) => {
    question?.answer(isOther);
    setQuestion(undefined);
  };
  return {
    ask: (known: KnownDelivery): Promise<boolean> =>
      new Promise((resolve) => setQuestion({ known, answer: resolve })),
    dialog: question && (
      <ConfirmDialog
        open
        tone="primary"
        title={m.delivery.again}
        confirm={m.delivery.receiveAgain}
        cancel={m.delivery.notAgain}
        onConfirm={() => end(true)}
        onCancel={() => end(false)}
      >
        {m.delivery.againText(
          formatDateTime(question.known.created_at),
          formatText(question.known.user) || m.delivery.somebody,
        )}
      </ConfirmDialog>
    ),
  };
}
