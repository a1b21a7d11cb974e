import { entriesOf, type Accounted } from '../modules/staff-ledger/ledger-entries';
import type { NextId } from './insert-rows';

interface Document extends Accounted {
  clinic_id: number;
  id: number;
  user_id: number | undefined;
  created_at: string;
}

/** The accounts of the staff, computed from their documents. */
export const demoLedger = (documents: readonly Document[], nextId: NextId) =>
  documents.flatMap((document) =>
    entriesOf(document).map((entry) => ({
      clinic_id: document.clinic_id,
      id: nextId('staff_ledger'),
      staff_id: document.user_id,
      ...entry,
      financial_document_id: document.id,
      created_at: document.created_at,
    })),
  );
