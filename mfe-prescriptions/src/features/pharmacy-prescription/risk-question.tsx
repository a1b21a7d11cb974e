import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';

/** Dangers that the doctor is asked about; `answer` takes the reason, or null when the prescription is not saved. */
export interface AskedRisks {
  risks: readonly string[];
  answer: (reason: string | null) => void;
}

/** Names the dangers of the drugs, and asks why they are prescribed all the same. */
export function RiskQuestion({ asked }: { asked: AskedRisks }) {
  const [reason, setReason] = useState<string | null>(null);
  // Only when the dialog is gone: unsaved, it would hold back the page that follows.
  useEffect(() => {
    if (reason !== null) asked.answer(reason);
  }, [reason, asked]);
  if (reason !== null) return null;
  return (
    <CarefulDialog
      open
      title={m.risk.title}
      confirm={m.risk.confirm}
      reason={{ label: m.risk.reason, hint: m.risk.reasonHint }}
      onConfirm={(given) => setReason(given)}
      onCancel={() => asked.answer(null)}
    >
      <Risks aria-label={m.risk.list}>
        {asked.risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </Risks>
    </CarefulDialog>
  );
}

const Risks = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
`;
