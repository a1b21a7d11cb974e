import { stockCountInput, type StockCountInput } from '@ziba/shared/contracts/stock-counts';
import { formatDay, todayIso } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { useNavigate } from 'react-router-dom';
import { stockCount } from '../../../data/stock-addresses';
import { counts } from '../../../data/stock-counts.api';
import { m } from './messages';

const { TextField } = fieldsOf<StockCountInput>();

/** Begins a stock-taking and opens its sheet. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const save = counts.useSave();
  const navigate = useNavigate();
  return (
    <Dialog open size="small" title={m.start} onClose={onClose}>
      <Form
        frame="none"
        schema={stockCountInput}
        initial={{ title: m.usualName(formatDay(todayIso())) }}
        submit={m.start}
        failed={m.startFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="stock-count"
        onSubmit={async (input) => {
          const { id } = await save(input);
          await navigate(stockCount(id));
        }}
      >
        <TextField name="title" label={m.name} maxLength={100} wide />
      </Form>
    </Dialog>
  );
}
