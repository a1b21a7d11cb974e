import { clearDraft, readDraft, writeDraft } from '@ziba/shared/session/draft-store';
import { readSession } from '@ziba/shared/session/session-store';
import { useEffect } from 'react';
import type { BookingParams } from './booking-params';

/**
 * The name of what is typed into the form and not saved: that of one time and one patient, so that what
 * was typed for one booking never stands in another.
 */
export const bookingDraft = ({ doctor, start, patient }: BookingParams): string =>
  ['booking', doctor, start && Date.parse(start), patient ?? 0].join('-');

/** Takes what is typed along to another time. */
export function moveDraft(from: string, to: string): void {
  const typed = readDraft(from);
  if (!typed) return;
  writeDraft(to, typed);
  clearDraft(from);
}

/**
 * What is typed waits for whoever comes back: after the end of a session, a reload, or a step back in
 * the browser. Whoever goes elsewhere by a link books somebody else next time, so it goes.
 */
export function useBookingDraft(name: string): void {
  useEffect(() => {
    const page = window.location.pathname;
    let comesBack = false;
    const note = () => (comesBack = true);
    window.addEventListener('popstate', note);
    return () => {
      window.removeEventListener('popstate', note);
      // Moved to another time, the draft has another name already.
      if (!comesBack && readSession()) clearDraft(name, page);
    };
  }, [name]);
}
