import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';
import { api, ApiError } from '../../api/client';
import { useInvalidate } from '../../api/use-invalidate';
import type { Page } from '../../contracts/lists';
import type { Payment, PaymentInput, Receipt, refundInput } from '../../contracts/payments';
import type { Payable } from './payable';
import { EarlierRequestDone, sendMoney, type MoneyCall } from './send-money';

type PaidFor = Pick<Payable, 'target' | 'id'>;

/** The resources whose answers show sums or states of payments. */
export const resourcesWithMoney = [
  '/appointments',
  '/treatmentSessions',
  '/treatmentPlans',
  '/patient-transcriptions',
  '/payments',
  '/patients',
  '/schedule',
  '/dashboard',
];

const resources = {
  appointment: '/appointments',
  session: '/treatmentSessions',
  transcription: '/patient-transcriptions',
} as const;
const pathOf = ({ target, id }: PaidFor) => `${resources[target]}/${id}`;

/** The names under which requests are stored until their outcome is known. */
export const intents = {
  payment: ({ target, id }: PaidFor) => `payment-${target}-${id}`,
  debt: (patientId: number) => `payment-debt-${patientId}`,
  credit: (patientId: number) => `payment-credit-${patientId}`,
  void: (paymentId: number) => `void-${paymentId}`,
  refund: (paymentId: number) => `refund-${paymentId}`,
};

/**
 * Sends a payment once and reads again what shows payments; also after a refusal, because the shown amounts are
 * out of date then.
 */
function useSendMoney() {
  const invalidate = useInvalidate();
  return async <Answer>(call: MoneyCall): Promise<Answer> => {
    try {
      const answer = await sendMoney<Answer>(call);
      await invalidate(...resourcesWithMoney);
      return answer;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 409;
      if (isRefused || error instanceof EarlierRequestDone) await invalidate(...resourcesWithMoney);
      throw error;
    }
  };
}

/** Records a payment for a visit, a session or an operation; sent twice, it is recorded once. */
export function useTakePayment() {
  const send = useSendMoney();
  return (payable: PaidFor, input: PaymentInput & { amount: number }): Promise<unknown> => {
    const act = payable.target === 'session' ? 'add-payment' : 'payments';
    return send({
      target: intents.payment(payable),
      path: `${pathOf(payable)}/${act}`,
      input,
      amount: input.amount,
    });
  };
}

/** Records a payment for a patient's debt; sent twice, it is recorded once. */
export function useTakeDebt() {
  const send = useSendMoney();
  return (patientId: number, input: PaymentInput & { amount: number }): Promise<unknown> =>
    send({
      target: intents.debt(patientId),
      path: `/patients/${patientId}/payments`,
      input: { ...input, purpose: 'debt' },
      amount: input.amount,
    });
}

/** Records money that a patient leaves at the clinic; sent twice, it is recorded once. */
export function useAddCredit() {
  const send = useSendMoney();
  return (patientId: number, input: PaymentInput & { amount: number }): Promise<unknown> =>
    send({
      target: intents.credit(patientId),
      path: `/patients/${patientId}/payments`,
      input: { ...input, purpose: 'credit' },
      amount: input.amount,
    });
}

/** Takes a payment back: `voidPayment` on its own day, `refund` in whole or in part on any day. */
export function useTakeBack() {
  const send = useSendMoney();
  return {
    voidPayment: ({ id, amount }: Pick<Payment, 'id' | 'amount'>, reason: string) =>
      send<Payment>({
        target: intents.void(id),
        path: `/payments/${id}/void`,
        input: { reason },
        amount,
      }),
    refund: (id: number, input: z.output<typeof refundInput>) =>
      send<Payment>({
        target: intents.refund(id),
        path: `/payments/${id}/refund`,
        input,
        amount: input.amount,
      }),
  };
}

/** The payments for a visit, a session or an operation, voided ones included. */
export function usePaymentsOf(payable: PaidFor): SWRResponse<Page<Payment>, ApiError> {
  return useSWR<Page<Payment>, ApiError>([
    resources[payable.target],
    `${pathOf(payable)}/payments`,
  ]);
}

/** Reads the current receipt of a payment. */
export function readReceipt(id: number): Promise<Receipt> {
  return api.get<Receipt>(`/payments/${id}/receipt`);
}
