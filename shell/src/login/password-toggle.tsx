import { m } from './messages';
import { useHydrated } from './use-hydrated';

interface Props {
  shown: boolean;
  onToggle: (shown: boolean) => void;
}

/** The button that shows or hides the password. It is hidden until the page is hydrated: it needs a script. */
export function PasswordToggle({ shown, onToggle }: Props) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className="lg-eye"
      hidden={!isHydrated}
      aria-pressed={shown}
      aria-label={shown ? m.hidePassword : m.showPassword}
      onClick={() => onToggle(!shown)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {shown && <path d="m4 4 16 16" />}
      </svg>
    </button>
  );
}
