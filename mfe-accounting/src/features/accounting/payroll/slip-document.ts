import type { PayrollPreview, PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { m } from './messages';

interface From {
  clinic?: { name: string; address?: string; phone1?: string } | null;
  /** The address of a picture. */
  logo?: string;
}

/** The pay slip of a person's month on A5: its parts, which add up to the net pay in tomans. */
export function slipDocument(
  { title, to }: Pick<PayrollPreview, 'title' | 'to'>,
  line: PayrollPreviewLine,
  { clinic, logo }: From,
): PrintDocument {
  const facts = [
    { label: m.slipFacts.name, value: formatText(line.user.fullName) },
    { label: m.slipFacts.code, value: line.user.systemCode ?? '' },
    { label: m.slipFacts.month, value: title },
    { label: m.slipFacts.worked, value: m.hoursOf(formatNumber(line.worked_hours)) },
    { label: m.slipFacts.leave, value: m.daysCount(formatNumber(line.leave_days)) },
  ];
  return {
    size: 'a5',
    title: m.slip,
    date: to,
    clinic: {
      name: clinic?.name ?? '',
      address: clinic?.address,
      phone: clinic?.phone1,
      logo,
    },
    facts: facts.filter(({ value }) => value !== ''),
    columns: [{ title: m.slipColumns.what }, { title: m.slipColumns.amount, figures: true }],
    rows: partsOf(line).filter(([, amount]) => amount !== 0),
    totals: [{ label: m.slipNet, amount: line.total, strong: true }],
    inWords: line.total,
    signatures: m.signatures,
  };
}

function partsOf(line: PayrollPreviewLine): [string, number][] {
  const { percentage_value, base_amount, note } = line;
  const share = m.slipPercentage(formatNumber(percentage_value), formatNumber(base_amount));
  return [
    [m.terms.fixed, line.fixed_part],
    [`${m.terms.percentage}: ${share}`, line.percentage_part],
    [m.terms.correction, line.correction],
    [note ? `${m.terms.adjustment}: ${formatText(note)}` : m.terms.adjustment, line.adjustment],
  ];
}
