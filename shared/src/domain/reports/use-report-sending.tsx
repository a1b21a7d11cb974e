import { useState, type ReactNode } from 'react';
import type { GoodsShortage, ReportInput, SubmittedReport } from '../../contracts/clinical';
import { m } from './messages';
import { ShortageDialog } from './shortage-dialog';
import { shortagesOf } from './shortages-of';

interface Question {
  shortages: readonly GoodsShortage[];
  answer: (reason: string | null) => void;
}

interface ReportSending {
  /** Sends a report; throws what `submit` throws, and an Error with a text for the user when the user cancels. */
  send: (report: ReportInput) => Promise<void>;
  /** The question about missing goods; the caller must render it. */
  dialog: ReactNode;
}

/**
 * Sends a report by `submit`. When the server refuses it because goods are missing, the user is asked, and the report
 * is sent again without deduction for the reason that the user gives (K3). After a failure the reason is offered again.
 */
export function useReportSending(
  submit: (report: SubmittedReport) => Promise<unknown>,
): ReportSending {
  const [question, setQuestion] = useState<Question | null>(null);
  const [lastReason, setLastReason] = useState('');
  const close = (reason: string | null) => {
    if (reason !== null) setLastReason(reason);
    question?.answer(reason);
    setQuestion(null);
  };
  const askReason = (shortages: readonly GoodsShortage[]): Promise<string | null> =>
    new Promise((resolve) => setQuestion({ shortages, answer: resolve }));

  const send = async (report: ReportInput) => {
    try {
      await submit(report);
    } catch (error) {
      const shortages = shortagesOf(error);
      if (!shortages) throw error;
      const reason = await askReason(shortages);
      if (reason === null) throw new Error(m.shortageStopped, { cause: error });
      await submit({ ...report, without_deduction: { reason } });
    }
  };

  return {
    send,
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
