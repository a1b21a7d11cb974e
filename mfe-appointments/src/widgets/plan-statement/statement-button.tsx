import { readFileUrl } from '@ziba/shared/api/read-file-url';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { readStatement } from '../../data/treatment-sessions.api';
import { m } from './messages';
import { statementDocument } from './statement-document';

interface Props {
  plan: TreatmentPlan;
}

/** Prints the account of a plan: what its sessions cost, what was paid, what remains. */
export function StatementButton({ plan }: Props) {
  const read = async () => {
    const statement = await readStatement(plan.id);
    return statementDocument(plan, statement, await readFileUrl(statement.clinic.logo));
  };
  return <PrintButton content={read}>{m.print}</PrintButton>;
}
