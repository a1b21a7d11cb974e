import { financialDocumentTexts } from '@ziba/shared/contracts/financial-documents';
import { m } from './messages';

/** What the screens of one document say where there is none. */
export const noDocument = { title: financialDocumentTexts.notFound, hint: m.notFoundHint };
