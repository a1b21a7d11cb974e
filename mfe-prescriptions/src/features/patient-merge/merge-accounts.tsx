import type { MergePreview } from '@ziba/shared/contracts/patient-merge';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { m } from './messages';

type Account = MergePreview['accounts']['kept'];

/** What is owed and what is credit, in words, as in the header of the file. */
function inWords({ balance, debt }: Account): string {
  const credit = balance + debt;
  const parts = [
    ...(debt > 0 ? [m.debt(formatToman(debt))] : []),
    ...(credit > 0 ? [m.credit(formatToman(credit))] : []),
  ];
  return parts.join('، ') || m.zero;
}

/** The accounts of both patients before the merge, and the one account after it. */
export function MergeAccounts({ preview: { kept, other, accounts } }: { preview: MergePreview }) {
  const before = (patient: MergePreview['kept']) =>
    m.accountOf(formatText(patient.full_name), toPersianDigits(String(patient.id)));
  return (
    <Card title={m.account}>
      <FactList
        facts={[
          { label: before(kept), value: inWords(accounts.kept) },
          { label: before(other), value: inWords(accounts.other) },
          { label: m.accountAfter, value: <b>{inWords(accounts.after)}</b> },
        ]}
      />
    </Card>
  );
}
