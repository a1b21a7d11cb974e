import { ApiError } from '@ziba/shared/api/client';
import { drugRiskDetails, drugRisksCode } from '@ziba/shared/contracts/drug-risks';
import { useState, type ReactNode } from 'react';
import { m } from './messages';
import { RiskQuestion, type AskedRisks } from './risk-question';

interface RiskAnswer {
  risk_reason?: string;
}

interface RiskSending {
  /** Saves; throws what `save` throws, and an Error with a text for the user when the user does not go on. */
  send: <Saved>(save: (answer: RiskAnswer) => Promise<Saved>) => Promise<Saved>;
  /** The question about dangers; the caller must render it beside the form. */
  question: ReactNode;
}

/** The dangers, when the server refused a prescription because of them; undefined for other errors. */
function risksOf(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || error.body.code !== drugRisksCode) return undefined;
  return drugRiskDetails.safeParse(error.body.details).data?.risks;
}

/**
 * Saves a prescription. When its drugs may harm the patient, the doctor is asked why they are prescribed all the same,
 * and it is saved again with the reason, which is kept with it.
 */
export function useRiskQuestion(): RiskSending {
  const [asked, setAsked] = useState<AskedRisks | null>(null);
  const ask = (risks: readonly string[]): Promise<string | null> =>
    new Promise((answer) => setAsked({ risks, answer }));

  const send: RiskSending['send'] = async (save) => {
    try {
      return await save({});
    } catch (error) {
      const risks = risksOf(error);
      if (!risks) throw error;
      const reason = await ask(risks);
      setAsked(null);
      if (reason === null) throw new Error(m.risk.stopped, { cause: error });
      return save({ risk_reason: reason });
    }
  };
  return { send, question: asked && <RiskQuestion asked={asked} /> };
}
