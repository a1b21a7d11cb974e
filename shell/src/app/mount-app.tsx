import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { createRoot } from 'react-dom/client';
import { bringLivePart } from '../live/live-part';
import { enter } from '../login/enter';
import { leaveOnEnd } from '../session/leave-on-end';
import { App } from './app';

/**
 * Shows the app in `place`; `onShown` is told once, when it stands there for the first time. With a
 * login answer the session begins first.
 */
export function mountApp(place: HTMLElement, onShown: () => void, answer?: LoginAnswer): void {
  if (answer) enter(answer);
  leaveOnEnd();
  createRoot(place).render(<App onShown={onShown} />);
  void bringLivePart();
}
