import type { CashToday } from '@ziba/shared/contracts/cash';
import { formatDay, formatLongDay, todayIso } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCashDay } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { CashDayFigures } from './cash-day-figures';
import { CashDayDocuments } from './cash-day-documents';
import { CashSheetButton } from './cash-sheet-button';
import { CloseDialog } from './close-dialog';
import { m } from './messages';

const noDay = { error: { message: m.noDay, status: 404 }, mutate: () => undefined };

/** The cash of one day: what is expected by method, what was counted, and closing it for good. */
export function CashDayScreen() {
  const { date = '' } = useParams();
  const isKnown = isDay(date);
  const record = useCashDay(isKnown ? date : undefined);
  const [isClosing, setClosing] = useState(false);
  const mayWrite = useMay('accounting', 'write');
  const actions = (day: CashToday) => (
    <>
      {day.state === 'closed' && <CashSheetButton day={day} />}
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
        title: m.dayOf(formatLongDay(day.date)),
        hint: (
          <StatusBadge
            tone={day.state === 'closed' ? 'success' : 'warning'}
            label={m.states[day.state]}
          />
        ),
        actions: actions(day),
      })}
      notFound={{ title: m.noDay, hint: m.noDayHint }}
    >
      {(day) => (
        <>
          <CashDayFigures day={day} />
          <CashDayDocuments date={date} />
          <div>
            <ButtonLink
              to={addresses.listOf(addresses.moneyReports, {
                report: 'payments',
                from: date,
                to: date,
              })}
            >
              {m.openPayments}
            </ButtonLink>{' '}
            <ButtonLink to={addresses.listOf(addresses.expenses, { from: date, to: date })}>
              {m.openExpenses}
            </ButtonLink>
          </div>
          {isClosing && (
            <CloseDialog day={day} name={formatDay(date)} onClose={() => setClosing(false)} />
          )}
        </>
      )}
    </RecordScreen>
  );
}
