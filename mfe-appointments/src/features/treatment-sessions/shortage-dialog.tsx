import { clinicalTexts, type GoodsShortage } from '@ziba/shared/contracts/clinical';
import { filled } from '@ziba/shared/contracts/common';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { z } from 'zod';
import { m } from './messages';

interface Props {
  shortages: readonly GoodsShortage[];
  /** The reason to begin with. */
  reason: string;
  /** The report is to be stored without deduction, for this reason. */
  onAccept: (reason: string) => void;
  onCancel: () => void;
}

const schema = z.strictObject({ reason: filled(clinicalTexts.reasonWithoutDeduction, 1000) });

const { TextField } = fieldsOf<z.input<typeof schema>>();

/** Names the goods that a report lacks, and asks whether it is stored without taking them (K3). */
export function ShortageDialog({ shortages, reason: lastReason, onAccept, onCancel }: Props) {
  return (
    <Dialog open title={m.shortageTitle} onClose={onCancel}>
      <p>{m.shortageText}</p>
      <FactList facts={shortages.map(factOf)} />
      <Form
        schema={schema}
        initial={{ reason: lastReason }}
        submit={m.shortageConfirm}
        failed={m.shortageFailed}
        cancel={{ label: common.cancel, onClick: onCancel }}
        frame="none"
        onSubmit={({ reason }) => onAccept(reason)}
      >
        <TextField name="reason" label={m.shortageReason} wide />
      </Form>
    </Dialog>
  );
}

function factOf({ name, unit, needed, usable, missing }: GoodsShortage) {
  const value = m.shortageOf(
    formatNumber(needed),
    formatNumber(usable),
    formatNumber(missing),
    formatText(unit),
  );
  return { label: formatText(name), value };
}
