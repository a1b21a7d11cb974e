import type { Tx } from '../../db/connect';

const voidLine = {
  name: 'payroll.void_line',
  text: `update payroll_lines set voided_at = app_now(), updated_at = app_now(), version = version + 1
    where clinic_id = $1 and financial_document_id = $2 and voided_at is null`,
};

/** After the document of a month was voided, the month of its person can be posted again. */
export const releaseMonth = (tx: Tx, clinicId: number, documentId: number) =>
  tx.query(voidLine, [clinicId, documentId]);
