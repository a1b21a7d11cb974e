import { render, screen } from '@testing-library/react';
import { appointmentStatuses } from '../../contracts/appointments';
import { backupStatuses } from '../../contracts/backups';
import { paymentStatuses } from '../../contracts/clinical';
import { clinicFilters } from '../../contracts/clinics';
import { discountStates } from '../../contracts/discounts';
import { invoiceStatuses } from '../../contracts/invoices';
import { paymentStates } from '../../contracts/payments';
import { productStatuses } from '../../contracts/product-status';
import { smsStatuses } from '../../contracts/sms-texts';
import { ticketStatuses } from '../../contracts/tickets';
import { transcriptionStates } from '../../contracts/transcriptions';
import { planStatuses } from '../../contracts/treatment-plans';
import { sessionStatuses } from '../../contracts/treatment-sessions';
import { statuses, type StatusLook } from './messages';
import { Status } from './status';

it.each([
  ['appointment', [...appointmentStatuses, 'arrived']],
  ['session', sessionStatuses],
  ['paid', paymentStatuses],
  ['plan', planStatuses],
  ['surgery', transcriptionStates],
  ['operation', ['planned', 'passed', 'reported', 'canceled']],
  ['pharmacy', transcriptionStates],
  ['product', productStatuses],
  ['ticket', ticketStatuses],
  ['account', clinicFilters],
  ['invoice', [...invoiceStatuses, 'overdue']],
  ['payment', paymentStates],
  ['discount', discountStates],
  ['backup', backupStatuses],
  ['sms', smsStatuses],
] as const)('knows every status of %s', (kind, values) => {
  expect(Object.keys(statuses[kind]).sort()).toEqual([...values].sort());
});

it.each(Object.entries(statuses))(
  'has a different text for each combination of colour and icon of %s',
  (_, looks) => {
    const all = Object.values<StatusLook>(looks);
    const drawn = new Set(all.map(({ tone, icon }) => `${tone} ${icon}`));
    expect(new Set(all.map(({ label }) => label)).size).toBe(drawn.size);
  },
);

it('shows the text of a status, and the value of an unknown one', () => {
  render(
    <>
      <Status of="ticket" value="system-replied" />
      <Status of="plan" value={'paused' as 'waiting'} />
      <Status of="plan" value={'' as 'waiting'} />
    </>,
  );
  expect(screen.getByText('پاسخ داده شده')).toBeVisible();
  expect(screen.getByText('paused')).toBeVisible();
  expect(screen.getByText('نامشخص')).toBeVisible();
});
