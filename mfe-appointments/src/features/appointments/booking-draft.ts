import { clearDraft } from '@ziba/shared/session/draft-store';
import { readSession } from '@ziba/shared/session/session-store';
import { useCallback, useEffect, useRef } from 'react';

/** The name of what is typed into the form and not saved. */
export const bookingDraft = 'booking';

/**
 * What is typed waits for whoever comes back: after the end of a session, a reload, the registration of
 * a new patient (`leaveForAWhile`). Whoever goes elsewhere books somebody else next time, so it goes.
 */
export function useBookingDraft(): { leaveForAWhile: () => void } {
  const comesBack = useRef(false);
  useEffect(() => {
    const page = window.location.pathname;
    comesBack.current = false;
    return () => {
      if (!comesBack.current && readSession()) clearDraft(bookingDraft, page);
    };
  }, []);
  return { leaveForAWhile: useCallback(() => void (comesBack.current = true), []) };
}
