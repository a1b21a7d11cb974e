import { useListParams } from '@ziba/shared/api/use-list-params';
import { doctor } from '@ziba/shared/contracts/account-types';
import type { Patient } from '@ziba/shared/contracts/patients';
import type { LedgerEntry, Payment } from '@ziba/shared/contracts/payments';
import { paymentColumns, takeBackColumn } from '@ziba/shared/domain/payments/payment-columns';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type Column, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import styled from 'styled-components';
import { useLedger, usePatientPayments } from '../../data/patient-file.api';
import { m } from './messages';

const { account } = m;

/** The account of the patient entry by entry, and the payments with their receipts. */
export function PaymentsTab({ patient }: { patient: Patient }) {
  return (
    <Parts>
      <Statement patientId={patient.id} />
      <Payments patientId={patient.id} />
    </Parts>
  );
}

/** The balance in words: who owes whom. */
const balanceOf = (amount: number) => {
  if (amount === 0) return account.even;
  const sum = formatToman(Math.abs(amount));
  return amount < 0 ? account.debtor(sum) : account.creditor(sum);
};

const entries: ListColumn<LedgerEntry>[] = [
  dateTimeColumn({ title: account.when, date: ({ created_at }) => created_at }),
  textColumn({ title: account.kind, text: ({ kind }) => account.kinds[kind] }),
  textColumn({ title: account.what, text: ({ title, note }) => title ?? note }),
  {
    title: account.amount,
    cell: ({ amount }) => (
      <Signed data-owed={amount < 0 || undefined}>
        {amount > 0 && '+'}
        {amount < 0 && '−'}
        {formatNumber(Math.abs(amount))}
      </Signed>
    ),
    value: ({ amount }) => amount,
  },
  {
    title: account.balance,
    cell: ({ balance }) => (
      <Signed data-owed={balance < 0 || undefined}>{balanceOf(balance)}</Signed>
    ),
    value: ({ balance }) => balance,
  },
  textColumn({ title: account.user, isLesser: true, text: ({ user }) => user }),
];

function Statement({ patientId }: { patientId: number }) {
  const { page, setPage } = useListParams('statement');
  const list = useLedger(patientId, { page });
  return (
    <Card title={account.statement}>
      <ResourceTable
        label={account.statement}
        columns={entries}
        list={list}
        empty={account.empty}
        page={page}
        onPage={setPage}
      />
    </Card>
  );
}

const paidFor: Column<Payment> = textColumn({
  title: account.paidFor,
  text: ({ title, target }) => title ?? (target === 'wallet' ? account.ownAccount : undefined),
});

function Payments({ patientId }: { patientId: number }) {
  const { page, setPage } = useListParams('payments');
  const list = usePatientPayments(patientId, { page });
  const mayTakeBack = useMay('accounting', 'delete');
  const isDoctor = useSession()?.user.type === doctor;
  const columns = [paidFor, ...paymentColumns];
  return (
    <Card title={account.payments} hint={isDoctor && account.ownPayments}>
      <ResourceTable
        label={account.payments}
        columns={mayTakeBack ? [...columns, takeBackColumn] : columns}
        list={list}
        empty={account.paymentsEmpty}
        page={page}
        onPage={setPage}
      />
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Signed = styled.span`
  color: var(--success);

  &[data-owed] {
    color: var(--danger);
  }
`;
