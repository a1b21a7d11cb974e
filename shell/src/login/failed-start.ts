import { m } from './messages';

/** Shows that the app's files did not load, without React, and throws the error again. */
export function reportFailedStart(error: unknown): void {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.className = 'lg-alert';
  alert.textContent = m.startFailed;
  document.body.prepend(alert);
  throw error;
}
