import type { PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import styled from 'styled-components';
import { LineEquation } from './line-equation';
import { LineWork } from './line-work';
import { m } from './messages';

interface Props {
  month: string;
  line: PayrollPreviewLine;
  onClose: () => void;
}

/** What a person's pay was computed from: the terms of the contract, the parts, and the paid work behind them. */
export function LineDialog({ month, line, onClose }: Props) {
  return (
    <Dialog open size="large" title={m.showOf(formatText(line.user.fullName))} onClose={onClose}>
      <Parts>
        <FactList facts={factsOf(line)} />
        <Card title={m.equation}>
          <LineEquation line={line} />
          {line.waiting < 0 && <p role="note">{m.waiting(formatToman(-line.waiting))}</p>}
        </Card>
        <Card title={m.work}>
          <LineWork month={month} userId={line.user_id} />
        </Card>
      </Parts>
    </Dialog>
  );
}

function factsOf(line: PayrollPreviewLine) {
  const { facts } = m;
  return [
    { label: m.incomeType, value: line.income_type },
    { label: facts.monthly, value: formatToman(line.fixed_amount) },
    { label: facts.workDays, value: m.daysCount(formatNumber(line.work_days)) },
    { label: facts.dailyHours, value: m.hoursOf(formatNumber(line.daily_work_hours)) },
    { label: facts.workedHours, value: m.hoursOf(formatNumber(line.worked_hours)) },
    { label: facts.leave, value: m.daysCount(formatNumber(line.leave_days)) },
    { label: facts.paidLeave, value: m.daysCount(formatNumber(line.paid_leave_days)) },
    { label: facts.percentage, value: m.percentOf(formatNumber(line.percentage_value)) },
    { label: facts.source, value: formatText(line.percentage_source) },
    { label: facts.base, value: formatToman(line.base_amount) },
    { label: facts.items, value: formatNumber(line.items) },
    { label: facts.note, value: formatText(line.note) },
  ];
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
