import type { CashToday } from '@ziba/shared/contracts/cash';
import { idOf } from '@ziba/shared/contracts/id-of';
import { formatDay, formatLongDay, todayIso } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCashDay } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { CashDayContent } from './cash-day-content';
import { CashSheetButton } from './cash-sheet-button';
import { CloseDialog } from './close-dialog';
import { m } from './messages';
import { useTills } from './use-tills';

const noDay = { error: { message: m.noDay, status: 404 }, mutate: () => undefined };

/** The cash of one till on one day: what is expected by method, what was counted, and closing it for good. */
export function CashDayScreen() {
  const { date = '' } = useParams();
  const isKnown = isDay(date);
  const [params] = useSearchParams();
  const point = idOf(params.get('point'));
  const { nameIfMany } = useTills();
  const record = useCashDay(isKnown ? date : undefined, point);
  const [isClosing, setClosing] = useState(false);
  const mayWrite = useMay('accounting', 'write');
  const actions = (day: CashToday) => (
    <>
      {day.state === 'closed' && <CashSheetButton day={day} till={nameIfMany(day.cash_point)} />}
      {day.state === 'open' && mayWrite && date <= todayIso() && (
        <Button tone="primary" icon="check" onClick={() => setClosing(true)}>
          {m.close}
        </Button>
      )}
    </>
  );

  return (
    <RecordScreen
      record={isKnown ? record : noDay}
      title={m.dayTitle}
      back={{ to: addresses.cash, label: m.backToDays }}
      head={(day) => ({
        title: m.dayOf(formatLongDay(day.date), nameIfMany(day.cash_point)),
        hint: (
          <StatusBadge
            tone={day.state === 'closed' ? 'success' : 'warning'}
            label={m.states[day.state]}
          />
        ),
        actions: actions(day),
      })}
      notFound={
        isKnown ? { title: m.noTill, hint: m.noTillHint } : { title: m.noDay, hint: m.noDayHint }
      }
    >
      {(day) => (
        <>
          <CashDayContent day={day} />
          {isClosing && (
            <CloseDialog
              day={day}
              name={formatDay(date)}
              till={nameIfMany(day.cash_point)}
              onClose={() => setClosing(false)}
            />
          )}
        </>
      )}
    </RecordScreen>
  );
}
