import type { BookingChoice, BookingsInWayDetails } from '../../contracts/bookings-in-way';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/controls/lazy-part';
import { m } from './messages';
import type { OtherTimePart } from './other-time-part';
import { bookingsOf, isForForm, type ClosedTime } from './refusal';

export type { OtherTimeProps } from './other-time-part';

const BookingsDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "bookings-in-way" */ './bookings-dialog')).BookingsDialog,
);

/** Saves a change of the calendar; the second time with the choices for the bookings. */
type Save<Result> = (choices?: BookingChoice[]) => Promise<Result>;

interface Question {
  details: BookingsInWayDetails;
  closedTime?: ClosedTime;
  save: (choices: BookingChoice[]) => Promise<void>;
  cancel: (error: Error) => void;
}

/**
 * Saves a change of the calendar. `save` calls `run`; if the server refuses because patients are booked in
 * that time, `dialog` asks for a choice for each booking, and `run` is called again with the choices. The
 * promise stays pending until then, so that the form behind stays busy; it rejects when the user goes back.
 * `closedTime` is the time that the change closes: it is not offered as a new time. `OtherTime` lets the user choose
 * a time that the server did not offer.
 */
export function useBookingsInWay(OtherTime?: OtherTimePart): {
  save: <Result>(run: Save<Result>, closedTime?: ClosedTime) => Promise<Result>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();

  const save = async <Result,>(run: Save<Result>, closedTime?: ClosedTime): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      const details = bookingsOf(error);
      if (!details) throw error;
      return new Promise<Result>((resolve, reject) => {
        const close = () => setQuestion(undefined);
        setQuestion({
          details,
          closedTime,
          save: async (choices) => {
            try {
              const result = await run(choices);
              close();
              resolve(result);
            } catch (refusal) {
              if (!isForForm(refusal)) throw refusal;
              close();
              reject(refusal as Error);
            }
          },
          cancel: (reason) => {
            close();
            reject(reason);
          },
        });
      });
    }
  };

  const dialog = question && (
    <BookingsDialog
      details={question.details}
      closedTime={question.closedTime}
      OtherTime={OtherTime}
      onSave={question.save}
      onClose={() => question.cancel(new Error(m.notSaved))}
    />
  );
  return { save, dialog };
}
