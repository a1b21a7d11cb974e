import { readFileUrl } from '@ziba/shared/api/read-file-url';
import { cashMethods, type CashToday } from '@ziba/shared/contracts/cash';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { PrintButton, type PrintDocument } from '@ziba/shared/ui/print/print-button';
import { expectedOfCounted } from './expected-of-counted';
import { m } from './messages';

interface Props {
  day: CashToday;
  /** The name of the till; undefined in a clinic with one. */
  till: string | undefined;
}

/** Prints a closed day on A5: expected and counted by method, the difference with its reason. */
export function CashSheetButton({ day, till }: Props) {
  const clinic = useSession()?.clinic;
  const read = async (): Promise<PrintDocument> => ({
    ...sheetOf(day, till),
    clinic: {
      name: clinic?.name ?? '',
      address: clinic?.address,
      phone: clinic?.phone1,
      logo: await readFileUrl(clinic?.avatar_image ?? null),
    },
  });
  return <PrintButton content={read}>{m.print}</PrintButton>;
}

const sheetOf = (day: CashToday, till: string | undefined): Omit<PrintDocument, 'clinic'> => ({
  size: 'a5',
  title: m.sheet(formatDay(day.date), till),
  date: day.date,
  facts: [
    { label: m.closedBy, value: formatText(day.closed_by?.fullName ?? '') },
    { label: m.closedAt, value: formatDateTime(day.closed_at) },
  ],
  columns: [
    { title: m.method },
    { title: m.expectedColumn, figures: true },
    { title: m.countedColumn, figures: true },
  ],
  rows: cashMethods.map((method) => [
    paymentMethodLabels[method],
    day.expected[method],
    day.counted?.[method] ?? '',
  ]),
  totals: [
    { label: m.turnover, amount: day.expected_total },
    { label: m.expectedOfCounted, amount: expectedOfCounted(day) ?? 0 },
    { label: m.counted, amount: day.counted_total ?? 0 },
    { label: m.difference, amount: day.difference ?? 0, strong: true },
  ],
  notes: day.note ? [formatText(day.note)] : undefined,
  signatures: m.signatures,
});
