import { createRoot } from 'react-dom/client';
import { leaveOnEnd } from '../session/leave-on-end';
import { App } from './app';

/** Shows the app in `place`; `onShown` is told once, when it stands there for the first time. */
export function mountApp(place: HTMLElement, onShown: () => void): void {
  leaveOnEnd();
  createRoot(place).render(<App onShown={onShown} />);
}
