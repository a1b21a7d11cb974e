import { useState, type ReactNode } from 'react';
import type { GoodsShortage, ReportInput, SubmittedReport } from '../../contracts/clinical';
import type { MissingConsents } from '../../contracts/consents';
import { lazyPart } from '../../ui/controls/lazy-part';
import { m as consentWords } from '../consents/messages';
import { missingConsentsOf } from '../consents/missing-consents';
import { m } from './messages';
import { ShortageDialog } from './shortage-dialog';
import { shortagesOf } from './shortages-of';

const MissingConsentsDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "consents" */ '../consents/missing-consents-dialog'))
      .MissingConsentsDialog,
);

type Question =
  | { shortages: readonly GoodsShortage[]; answer: (reason: string | null) => void }
  | { missing: MissingConsents; answer: (isSigned: boolean) => void };

interface ReportSending {
  /** Sends a report; throws what `submit` throws, and an Error with a text for the user when the user cancels. */
  send: (report: ReportInput) => Promise<void>;
  /** The question about missing consents or goods; the caller must render it. */
  dialog: ReactNode;
}

/**
 * Sends a report by `submit`. When the server refuses it because consents are not signed, the patient signs them here,
 * and the report is sent again. When goods are missing, the user is asked, and it is sent again without deduction for
 * the reason that the user gives. After a failure the reason is offered again.
 */
export function useReportSending(
  submit: (report: SubmittedReport) => Promise<unknown>,
  patientName: string,
): ReportSending {
  const [question, setQuestion] = useState<Question | null>(null);
  const [lastReason, setLastReason] = useState('');

  const askReason = (shortages: readonly GoodsShortage[]): Promise<string | null> =>
    new Promise((answer) => setQuestion({ shortages, answer }));
  const askSigned = (missing: MissingConsents): Promise<boolean> =>
    new Promise((answer) => setQuestion({ missing, answer }));

  /** Sends it, and again after the consents that were missing are signed. */
  const sendSigned = async (report: SubmittedReport) => {
    try {
      await submit(report);
    } catch (error) {
      const missing = missingConsentsOf(error);
      if (!missing) throw error;
      const isSigned = await askSigned(missing);
      setQuestion(null);
      if (!isSigned) throw new Error(consentWords.missing.stopped, { cause: error });
      await submit(report);
    }
  };

  const send = async (report: ReportInput) => {
    try {
      await sendSigned(report);
    } catch (error) {
      const shortages = shortagesOf(error);
      if (!shortages) throw error;
      const reason = await askReason(shortages);
      setQuestion(null);
      if (reason === null) throw new Error(m.shortageStopped, { cause: error });
      setLastReason(reason);
      await submit({ ...report, without_deduction: { reason } });
    }
  };

  const dialogOf = (asked: Question) =>
    'missing' in asked ? (
      <MissingConsentsDialog
        missing={asked.missing}
        patientName={patientName}
        onDone={() => asked.answer(true)}
        onCancel={() => asked.answer(false)}
      />
    ) : (
      <ShortageDialog
        shortages={asked.shortages}
        reason={lastReason}
        onAccept={asked.answer}
        onCancel={() => asked.answer(null)}
      />
    );
  return { send, dialog: question && dialogOf(question) };
}
