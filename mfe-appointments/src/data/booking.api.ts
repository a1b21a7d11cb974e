import { api } from '@ziba/shared/api/client';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';

/** Books an appointment; everything that the booking changes is read again. */
export function useBook() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey('/appointments');
  return async (input: object): Promise<AppointmentDetails> => {
    try {
      return await createOnce(input, (idempotencyKey) =>
        api.post<AppointmentDetails>('/appointments', input, { idempotencyKey }),
      );
    } finally {
      // A refusal means that the times on show are out of date.
      void invalidate('/appointments', '/schedule', '/patients', '/dashboard');
    }
  };
}
