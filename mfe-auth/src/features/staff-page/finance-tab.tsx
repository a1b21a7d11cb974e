import * as addresses from '@ziba/shared/contracts/addresses';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { m } from './messages';

/** Leads to the financial documents of the user. Only for those who may open them. */
export function FinanceTab({ fullName }: { fullName: string }) {
  const search = new URLSearchParams({ search: fullName });
  return (
    <Card title={m.finance.title} hint={m.finance.hint}>
      <ButtonLink icon="accounting" to={`${addresses.staffDocuments}?${search.toString()}`}>
        {m.finance.open}
      </ButtonLink>
    </Card>
  );
}
