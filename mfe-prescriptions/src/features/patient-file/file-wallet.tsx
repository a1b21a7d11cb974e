import type { Patient } from '@ziba/shared/contracts/patients';
import { usePatientSummary } from '@ziba/shared/domain/patient-picker/patient-search';
import { formatToman } from '@ziba/shared/format/money';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { useReader } from './use-reader';

const DebtDialog = lazyPart(async () => {
  const file = await import('@ziba/shared/domain/payments/debt-dialog');
  return file.DebtDialog;
});
const CreditDialog = lazyPart(async () => {
  const file = await import('@ziba/shared/domain/payments/credit-dialog');
  return file.CreditDialog;
});

/** What the patient owes (red) or has as credit (green), in words, and what can be done about it. */
export function FileWallet({ patient }: { patient: Patient }) {
  const { maySeePayments } = useReader();
  const summary = usePatientSummary(patient.id);
  const figures = summary.data;
  if (!maySeePayments) return null;
  if (!figures && summary.error) {
    return <ErrorView error={summary.error} onRetry={() => summary.mutate()} />;
  }
  return (
    <Wallet role="group" aria-label={m.facts.wallet}>
      <span>{m.facts.wallet}</span>
      {figures ? (
        <Account debt={figures.debt} credit={figures.wallet_balance + figures.debt} />
      ) : (
        <Skeleton count={1} />
      )}
      <WalletActions patient={patient} debt={figures?.debt ?? 0} />
    </Wallet>
  );
}

/** Whole tomans. */
function Account({ debt, credit }: { debt: number; credit: number }) {
  if (debt <= 0 && credit <= 0) return <b>{m.wallet.zero}</b>;
  return (
    <>
      {debt > 0 && <StatusBadge tone="danger" label={m.wallet.debt(formatToman(debt))} />}
      {credit > 0 && <StatusBadge tone="success" label={m.wallet.credit(formatToman(credit))} />}
    </>
  );
}

function WalletActions({ patient, debt }: { patient: Patient; debt: number }) {
  const mayTake = useMayTakePayments('debt');
  const [open, setOpen] = useState<'debt' | 'credit' | null>(null);
  const close = () => setOpen(null);
  return (
    <Actions>
      <ButtonLink to="?tab=payments" size="small" icon="receipt">
        {m.wallet.statement}
      </ButtonLink>
      {mayTake && debt > 0 && (
        <Button size="small" tone="primary" icon="accounting" onClick={() => setOpen('debt')}>
          {m.wallet.payDebt}
        </Button>
      )}
      {mayTake && (
        <Button size="small" icon="add" onClick={() => setOpen('credit')}>
          {m.wallet.addCredit}
        </Button>
      )}
      {open === 'debt' && <DebtDialog patient={patient} onClose={close} />}
      {open === 'credit' && <CreditDialog patient={patient} onClose={close} />}
    </Actions>
  );
}

const Wallet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-block-size: calc(var(--control-s) + var(--space-3));
  margin-block-start: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  > span:first-child {
    color: var(--text-soft);
  }
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
