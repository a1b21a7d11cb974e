import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { useSession } from '@ziba/shared/session/use-session';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { readPaperHead } from '../../widgets/paper-head/paper-head';
import { m } from './messages';
import { reportDocument } from './report-document';

/** Prints the report of an operation. */
export function PrintReport({ operation }: { operation: Transcription }) {
  const clinic = useSession()?.clinic;
  const print = async () => reportDocument(operation, await readPaperHead(operation, clinic));
  return <PrintButton content={print}>{m.print}</PrintButton>;
}
