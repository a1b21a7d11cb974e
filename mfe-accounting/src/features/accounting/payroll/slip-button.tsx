import { readFileUrl } from '@ziba/shared/api/read-file-url';
import type { PayrollPreview, PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { m } from './messages';
import { slipDocument } from './slip-document';

interface Props {
  month: Pick<PayrollPreview, 'title' | 'to'>;
  line: PayrollPreviewLine;
}

/** Prints the pay slip of a person's posted month. */
export function SlipButton({ month, line }: Props) {
  const clinic = useSession()?.clinic;
  const read = async () =>
    slipDocument(month, line, { clinic, logo: await readFileUrl(clinic?.avatar_image ?? null) });
  return (
    <PrintButton
      content={read}
      tone="quiet"
      size="small"
      aria-label={m.slipOf(formatText(line.user.fullName))}
    >
      {m.slip}
    </PrintButton>
  );
}
