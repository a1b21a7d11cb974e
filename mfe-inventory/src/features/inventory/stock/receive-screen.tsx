import * as addresses from '@ziba/shared/contracts/addresses';
import {
  deliveryInput,
  type DeliveryInput,
  type NewDelivery,
} from '@ziba/shared/contracts/stock-deliveries';
import { GoodsLines } from '@ziba/shared/domain/goods-lines';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useLocation, useNavigate } from 'react-router-dom';
import { deliveries, knownDeliveryOf } from '../../../data/stock.api';
import type { ReceiveState } from '../../../data/stock-addresses';
import { m as inventory } from '../messages';
import { deliveryLine } from './delivery-lines';
import { DeliveryScan } from './delivery-scan';
import { m } from './messages';
import { useKnownQuestion } from './use-known-question';

const { TextAreaField, TextField } = fieldsOf<DeliveryInput>();

/** The first lines: the product that the screen was opened for, if there is one. */
function linesOf(state: unknown) {
  const { product_id: id, name } = (state ?? {}) as Partial<ReceiveState>;
  return typeof id === 'number' && typeof name === 'string' ? [deliveryLine(id, name)] : [];
}

/**
 * Receives goods: supplier, invoice, and lines by scanner or by name. Each line makes a document of accounting. A
 * delivery that seems to be typed twice is received after a question.
 */
export function ReceiveScreen() {
  const { state } = useLocation();
  const save = deliveries.useSave();
  const navigate = useNavigate();
  const { ask, dialog } = useKnownQuestion();
  const back = { to: addresses.inventory, label: inventory.title };

  const receive = async (delivery: NewDelivery) => {
    const received = await save(delivery).catch(async (error: unknown) => {
      const known = knownDeliveryOf(error);
      if (!known) throw error;
      if (!(await ask(known))) throw new Error(m.delivery.stopped, { cause: error });
      return save({ ...delivery, is_again: true });
    });
    toast.success(m.delivery.done(toPersianDigits(received.lines.length)));
    await navigate(addresses.inventory);
  };

  return (
    <Screen title={m.receive} hint={m.delivery.hint} back={back} width="narrow">
      <Form
        schema={deliveryInput}
        initial={{ supplier: '', invoice_no: '', note: '', lines: linesOf(state) }}
        submit={m.delivery.save}
        failed={m.delivery.failed}
        cancel={{ to: back.to, label: common.cancel }}
        draft="delivery"
        onSubmit={receive}
      >
        <TextField name="supplier" label={m.delivery.supplier} maxLength={100} />
        <TextField name="invoice_no" label={m.delivery.invoice} maxLength={50} />
        <GoodsLines<DeliveryInput>
          name="lines"
          label={m.delivery.lines}
          head={({ set }) => <DeliveryScan onLines={set} />}
        />
        <TextAreaField name="note" label={m.delivery.note} rows={2} maxLength={500} />
      </Form>
      {dialog}
    </Screen>
  );
}
