import { financialDocumentTexts } from '@ziba/shared/contracts/financial-documents';
import { m } from './messages';

/** The texts of a document's screen when the document does not exist. */
export const noDocument = { title: financialDocumentTexts.notFound, hint: m.notFoundHint };
