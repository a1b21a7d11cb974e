import { clinicalTexts, type GoodsShortage } from '../../contracts/clinical';
import { filled } from '../../contracts/common';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { fieldsOf, Form } from '../../ui/forms/form';
import { Dialog } from '../../ui/overlays/dialog';
import { FactList } from '../../ui/views/fact-list';
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

/** Names the goods that a report lacks, and asks whether it is stored without taking them. */
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
