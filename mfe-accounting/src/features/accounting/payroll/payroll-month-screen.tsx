import type { PayrollPreview } from '@ziba/shared/contracts/payroll';
import { formatDay } from '@ziba/shared/format/date';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePayrollPreview } from '../../../data/payroll.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { MonthFigures } from './month-figures';
import { MonthPeople } from './month-people';
import { MonthRuns } from './month-runs';
import { PostDialog } from './post-dialog';

const monthForm = /^1[34]\d\d-(0[1-9]|1[0-2])$/;
const noMonth = { error: { message: m.noMonth, status: 404 }, mutate: () => undefined };

/** The pay of one Jalali month: per person with its work, posted with a question, voided with a reason. */
export function PayrollMonthScreen() {
  const { month = '' } = useParams();
  const isMonth = monthForm.test(month);
  const preview = usePayrollPreview(isMonth ? month : undefined);
  const [isPosting, setPosting] = useState(false);
  const mayWrite = useMay('accounting', 'write');
  const openOf = ({ data }: PayrollPreview) => data.filter(({ state }) => state === 'open');
  const post = (shown: PayrollPreview) =>
    mayWrite &&
    shown.may_post &&
    openOf(shown).length > 0 && (
      <Button tone="primary" icon="check" onClick={() => setPosting(true)}>
        {m.post}
      </Button>
    );

  return (
    <RecordScreen
      record={isMonth ? preview : noMonth}
      title={m.monthTitle}
      back={{ to: addresses.payroll, label: m.backToMonths }}
      head={(shown) => ({
        title: m.monthOf(shown.title),
        hint: m.daysOf(formatDay(shown.from), formatDay(shown.to)),
        actions: post(shown),
      })}
      notFound={{ title: m.noMonth, hint: m.noMonthHint }}
    >
      {(shown) => (
        <>
          {!shown.may_post && <p role="note">{m.running}</p>}
          <MonthFigures preview={shown} />
          <MonthPeople preview={shown} onChanged={() => void preview.mutate()} />
          <MonthRuns month={shown.month} />
          {isPosting && (
            <PostDialog preview={shown} lines={openOf(shown)} onClose={() => setPosting(false)} />
          )}
        </>
      )}
    </RecordScreen>
  );
}
