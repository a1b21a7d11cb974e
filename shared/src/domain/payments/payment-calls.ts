import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';
import { api, ApiError } from '../../api/client';
import { useInvalidate } from '../../api/use-invalidate';
import type { Page } from '../../contracts/lists';
import type { Payment, PaymentInput, Receipt, refundInput } from '../../contracts/payments';
import type { Payable } from './payable';
import { EarlierDone, sendMoney, type MoneyCall } from './send-money';

type PaidFor = Pick<Payable, 'target' | 'id'>;

/** Below these the answers are cached in which sums and states of payments show. */
export const showingMoney = [
  '/appointments',
  '/treatmentSessions',
  '/treatmentPlans',
  '/payments',
  '/patients',
  '/schedule',
  '/dashboard',
];

const resources = { appointment: '/appointments', session: '/treatmentSessions' } as const;
const pathOf = ({ target, id }: PaidFor) => `${resources[target]}/${id}`;

/** What is kept under these names until its fate is known. */
export const intents = {
  payment: ({ target, id }: PaidFor) => `payment-${target}-${id}`,
  debt: (patientId: number) => `payment-debt-${patientId}`,
  void: (paymentId: number) => `void-${paymentId}`,
  refund: (paymentId: number) => `refund-${paymentId}`,
};

/** Sends money once and reads anew what it shows in, also when it is refused: amounts on show are old then. */
function useSendMoney() {
  const invalidate = useInvalidate();
  return async <Answer>(call: MoneyCall): Promise<Answer> => {
    try {
      const answer = await sendMoney<Answer>(call);
      await invalidate(...showingMoney);
      return answer;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 409;
      if (isRefused || error instanceof EarlierDone) await invalidate(...showingMoney);
      throw error;
    }
  };
}

/** Records a payment once, however often it is sent. */
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

/** Records a payment for what a patient owes, once. */
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

/** Takes a payment back: `void` on its own day, `refund` in whole or in part on any. */
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

/** What was paid for something, voided payments included. */
export function usePaymentsOf(payable: PaidFor): SWRResponse<Page<Payment>, ApiError> {
  return useSWR<Page<Payment>, ApiError>([
    resources[payable.target],
    `${pathOf(payable)}/payments`,
  ]);
}

/** What stands on the receipt of a payment now. */
export function readReceipt(id: number): Promise<Receipt> {
  return api.get<Receipt>(`/payments/${id}/receipt`);
}
