import { idOf } from '@ziba/shared/contracts/id-of';
import { invoiceInput, type InvoiceInput } from '@ziba/shared/contracts/invoices';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as addresses from '../../../data/invoice-addresses';
import { invoices } from '../../../data/invoices.api';
import { m as words } from '../messages';
import { InvoiceInputs } from './invoice-inputs';
import { InvoiceSums } from './invoice-sums';
import { emptyLine } from './line-inputs';
import { m } from './messages';

/** Issues an invoice to a clinic; the address may name the clinic. */
export function NewInvoiceScreen() {
  const [params] = useSearchParams();
  const clinic = idOf(params.get('clinic') ?? '');
  const save = invoices.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.accounting);
  const named = { clinic_id: clinic };
  return (
    <Screen title={m.create} hint={m.createText} back={{ to: list, label: words.title }}>
      <Form<InvoiceInput, object>
        schema={invoiceInput}
        initial={{ ...named, lines: [emptyLine] }}
        prefill={named}
        submit={m.create}
        failed={m.createFailed}
        cancel={{ to: list, label: common.cancel }}
        draft="platform-invoice"
        foot={<InvoiceSums />}
        onSubmit={async (input) => {
          const { id } = await save(input as InvoiceInput);
          toast.success(m.issued);
          await navigate(addresses.invoice(id));
        }}
      >
        <InvoiceInputs />
      </Form>
    </Screen>
  );
}
