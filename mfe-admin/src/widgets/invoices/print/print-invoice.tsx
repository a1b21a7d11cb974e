import { readFileUrl } from '@ziba/shared/api/read-file-url';
import type { Invoice } from '@ziba/shared/contracts/invoices';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { readGeneralSettings } from '../../../data/general-settings.api';
import { m } from './messages';

interface Props {
  read: () => Promise<Invoice>;
  /** The number of the invoice, where several rows have this button. */
  number?: string;
}

/** Prints an invoice of the platform, with name and logo of the product. */
export function PrintInvoice({ read, number }: Props) {
  const content = async () => {
    const [invoice, settings, { invoiceDocument }] = await Promise.all([
      read(),
      readGeneralSettings(),
      import('./invoice-document'),
    ]);
    const logo = await readFileUrl(settings.logo_image);
    return invoiceDocument(invoice, { name: settings.project_name, logo });
  };
  const look = number ? { size: 'small', tone: 'quiet', 'aria-label': m.printOf(number) } : {};
  return (
    <PrintButton content={content} {...(look as object)}>
      {m.print}
    </PrintButton>
  );
}
