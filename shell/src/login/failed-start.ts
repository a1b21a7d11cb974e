import { m } from './messages';

/** Says, where no component can, that the product's own files did not come. */
export function reportFailedStart(error: unknown): void {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.className = 'lg-alert';
  alert.textContent = m.startFailed;
  document.body.prepend(alert);
  throw error;
}
