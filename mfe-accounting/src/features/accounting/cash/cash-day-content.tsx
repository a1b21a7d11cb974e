import type { CashToday } from '@ziba/shared/contracts/cash';
import { mainTill } from '@ziba/shared/contracts/cash-points';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { useSearchParams } from 'react-router-dom';
import * as addresses from '../addresses';
import { CashDayDocuments } from './cash-day-documents';
import { CashDayFigures } from './cash-day-figures';
import { m } from './messages';
import { TillFilter } from './till-filter';
import { useTills } from './use-tills';

/** The figures and documents of one till on one day, and the ways to its other tills, payments and expenses. */
export function CashDayContent({ day }: { day: CashToday }) {
  const [, setParams] = useSearchParams();
  const { date, cash_point } = day;
  const rows = { from: date, to: date, point: useTills().filterOf(cash_point) };
  return (
    <>
      <TillFilter
        value={cash_point ? String(cash_point.id) : mainTill}
        shown={cash_point}
        all={null}
        onChange={(till = mainTill) => setParams(till === mainTill ? {} : { point: till })}
      />
      <CashDayFigures day={day} />
      <CashDayDocuments date={date} point={cash_point?.id} />
      <div>
        <ButtonLink to={addresses.listOf(addresses.moneyReports, { report: 'payments', ...rows })}>
          {m.openPayments}
        </ButtonLink>{' '}
        <ButtonLink to={addresses.listOf(addresses.expenses, rows)}>{m.openExpenses}</ButtonLink>
      </div>
    </>
  );
}
