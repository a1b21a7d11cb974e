import { paymentStatus } from '@ziba/shared/contracts/clinical';

/** SQL: the payment status, from two expressions in tomans. */
export const paymentStatusSql = (cost: string, paid: string) => `case
  when ${paid} >= ${cost} then '${paymentStatus.paid}'
  when ${paid} > 0 then '${paymentStatus.partial}'
  else '${paymentStatus.unpaid}' end`;

/** The columns of the payment status; the texts spell the paid amount in both ways. */
export const paidColumns = (cost: string, paid: string) => `${paid} as paid_amount,
  ${paid} as payed_amount, ${cost} - ${paid} as remaining_amount,
  ${paymentStatusSql(cost, paid)} as payment_status`;
