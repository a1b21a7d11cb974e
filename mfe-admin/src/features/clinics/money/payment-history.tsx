import type { Clinic } from '@ziba/shared/contracts/clinics';
import type { PlatformPayment } from '@ziba/shared/contracts/invoices';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useState } from 'react';
import { useClinicPayments } from '../../../data/invoices.api';
import { methodOf } from '../../../widgets/invoices/method-of';
import { m } from './messages';

const { paymentColumns: titles } = m;

const columns: ListColumn<PlatformPayment>[] = [
  dateTimeColumn({ title: titles.at, date: ({ paid_at }) => paid_at }),
  codeColumn({ title: titles.invoice, code: ({ invoice_number }) => invoice_number }),
  numberColumn({ title: titles.amount, number: ({ amount }) => amount, format: formatToman }),
  textColumn({ title: titles.method, text: ({ method }) => methodOf(method) }),
  codeColumn({ title: titles.reference, code: ({ reference }) => reference }),
  textColumn({ title: titles.reason, isLesser: true, text: ({ reason }) => reason }),
];

interface Props {
  clinic: Clinic;
  onClose: () => void;
}

/** All payments of a clinic to the platform, the latest first. */
export function PaymentHistory({ clinic: { id, name }, onClose }: Props) {
  const [page, setPage] = useState(1);
  return (
    <Drawer open size="wide" title={m.historyOf(formatText(name))} onClose={onClose}>
      <ResourceTable
        label={m.history}
        columns={columns}
        list={useClinicPayments(id, page)}
        empty={m.noPayments}
        page={page}
        onPage={setPage}
      />
    </Drawer>
  );
}
