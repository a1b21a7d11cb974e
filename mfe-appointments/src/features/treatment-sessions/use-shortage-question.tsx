import type { GoodsShortage } from '@ziba/shared/contracts/clinical';
import { useState } from 'react';
import { ShortageDialog } from './shortage-dialog';

interface Question {
  shortages: readonly GoodsShortage[];
  answer: (reason: string | null) => void;
}

/**
 * Asks what to do with a report whose goods are not all in stock. `askReason` resolves to the reason for
 * storing the report without deduction, or to null when the user cancels. It offers the reason of the time
 * before, for a report that could not be stored then. The caller must render `dialog`.
 */
export function useShortageQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [lastReason, setLastReason] = useState('');
  const close = (reason: string | null) => {
    if (reason !== null) setLastReason(reason);
    question?.answer(reason);
    setQuestion(null);
  };
  return {
    askReason: (shortages: readonly GoodsShortage[]): Promise<string | null> =>
      new Promise((resolve) => setQuestion({ shortages, answer: resolve })),
    dialog: question && (
      <ShortageDialog
        shortages={question.shortages}
        reason={lastReason}
        onAccept={close}
        onCancel={() => close(null)}
      />
    ),
  };
}
