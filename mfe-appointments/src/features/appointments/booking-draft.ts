import { clearDraft, readDraft, writeDraft } from '@ziba/shared/session/draft-store';
import { readSession } from '@ziba/shared/session/session-store';
import { useEffect } from 'react';
import type { BookingParams } from './booking-params';

/**
 * The name of the draft of the form, one for each time and patient, so that values typed for one booking
 * never appear in another.
 */
export const bookingDraft = ({ doctor, start, patient }: BookingParams): string =>
  ['booking', doctor, start && Date.parse(start), patient ?? 0].join('-');

/** Moves a draft to another time. */
export function moveDraft(from: string, to: string): void {
  const typed = readDraft(from);
  if (!typed) return;
  writeDraft(to, typed);
  clearDraft(from);
}

/**
 * Keeps the draft of the form for a user who returns to it: after the login has expired, a reload, or a step
 * back in the browser. It is dropped when the user follows a link, because the next booking is another one.
 */
export function useBookingDraft(name: string): void {
  useEffect(() => {
    const page = window.location.pathname;
    let comesBack = false;
    const note = () => (comesBack = true);
    window.addEventListener('popstate', note);
    return () => {
      window.removeEventListener('popstate', note);
      // A draft that was moved to another time already has another name.
      if (!comesBack && readSession()) clearDraft(name, page);
    };
  }, [name]);
}
