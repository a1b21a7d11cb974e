import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { createRoot } from 'react-dom/client';
import { loadLivePart } from '../live/live-part';
import { beginSession } from '../login/begin-session';
import { leaveOnEnd } from '../session/leave-on-end';
import { App } from './app';

/**
 * Renders the app into `place`, and calls `onShown` when it is on the page. With a login answer the
 * session begins first.
 */
export function mountApp(place: HTMLElement, onShown: () => void, answer?: LoginAnswer): void {
  if (answer) beginSession(answer);
  leaveOnEnd();
  createRoot(place).render(<App onShown={onShown} />);
  void loadLivePart();
}
