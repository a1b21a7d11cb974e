import { productDocuments, staffDocument } from '@ziba/shared/contracts/addresses';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import type { TillEntry } from '@ziba/shared/contracts/till';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { Link } from 'react-router-dom';
import { useTillEntries } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { m } from './messages';

/** The document behind an entry; documents without a screen of their own are found in their list by their code. */
function placeOf({ kind, document_id, code }: TillEntry): string {
  if (kind === 'staff') return staffDocument(document_id);
  if (kind === 'device') return addresses.deviceServices(document_id);
  const list = kind === 'goods' ? productDocuments : addresses.internalServiceDocuments;
  return addresses.listOf(list, { search: code });
}

const columns: ListColumn<TillEntry>[] = [
  {
    title: m.subject,
    cell: (entry) => <Link to={placeOf(entry)}>{formatText(entry.title)}</Link>,
    value: ({ title }) => toLatinDigits(title),
  },
  textColumn({ title: m.kind, text: ({ kind }) => m.kinds[kind] }),
  textColumn({ title: m.method, text: ({ method }) => paymentMethodLabels[method] }),
  textColumn({ title: m.recordedBy, isLesser: true, text: ({ user }) => user?.fullName ?? '' }),
  numberColumn({ title: m.amountColumn, number: ({ amount }) => amount }),
];

interface Props {
  /** YYYY-MM-DD. */
  date: string;
  /** A cash point; undefined for the main till. */
  point: number | undefined;
}

/** What documents took out of a till on a day, each leading to its document. */
export function CashDayDocuments({ date, point }: Props) {
  return (
    <Card title={m.documentsOfDay}>
      <LocalTable
        label={m.documentsOfDay}
        columns={columns}
        list={useTillEntries(date, point)}
        empty={m.noDocuments}
      />
    </Card>
  );
}
