import { createResource } from '@ziba/shared/api/create-resource';
import type { FinancialDocument } from '@ziba/shared/contracts/financial-documents';

export const staffDocuments = createResource<FinancialDocument>('/financial-documents');
