import { ApiError } from '@ziba/shared/api/client';
import { isOutcomeUnknown } from '@ziba/shared/api/send-once';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { DeskBooking } from '@ziba/shared/contracts/appointment-booking';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBook } from '../../data/booking.api';
import { bookingDraft, moveDraft, useBookingDraft } from './booking-draft';
import { bookingAddress, useBookingParams, type BookingParams } from './booking-params';
import { m } from './messages';
import { isAboutTime } from './taken-notice';

/**
 * Books a time of a doctor (`start`, ISO 8601) and opens the receipt. If the time was taken meanwhile, `taken` is
 * the refusal; `moveTo` keeps what was typed and goes on with another time.
 */
export function useBooking(doctorId: number, start: string) {
  const known = useBookingParams();
  const book = useBook();
  const navigate = useNavigate();
  const draft = bookingDraft(known);
  useBookingDraft(draft);
  const [taken, setTaken] = useState<ApiError>();
  // True from the press until a refusal: the server may have booked the time before its answer arrives.
  const isSent = useRef(false);

  return {
    draft,
    taken,
    isSent: () => isSent.current,
    moveTo: (next: string) => {
      setTaken(undefined);
      const params: BookingParams = { ...known, start: next };
      moveDraft(draft, bookingDraft(params));
      void navigate(bookingAddress(params), { replace: true });
    },
    save: async (values: DeskBooking) => {
      setTaken(undefined);
      isSent.current = true;
      try {
        const { id } = await book({ ...values, doctor_id: doctorId, appointment_datetime: start });
        toast.success(m.booked);
        await navigate(addresses.receipt(id), { state: { booked: true } });
      } catch (error) {
        isSent.current = isOutcomeUnknown(error);
        if (!(error instanceof ApiError) || !isAboutTime(error)) throw error;
        setTaken(error);
        // The message is shown only once, beside the alternative times.
        throw new ApiError(error.status, { ...error.body, fields: undefined });
      }
    },
  };
}
