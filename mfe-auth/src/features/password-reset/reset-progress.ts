import { useState } from 'react';

/** How far the visitor has come. Neither the code nor a password is ever part of it. */
export interface ResetProgress {
  username: string;
  requestId: string;
  /** Masked by the server. */
  phoneNumber: string;
  /** When another code may be sent, in milliseconds since 1970. */
  resendAt: number;
}

const storageKey = 'ziba:password-reset';

function readProgress(): ResetProgress | undefined {
  try {
    const text = sessionStorage.getItem(storageKey);
    return text ? (JSON.parse(text) as ResetProgress) : undefined;
  } catch {
    // Storage that is switched off or holds something else means: start from the first step.
    return undefined;
  }
}

/** The progress, kept in session storage so that a reload neither loses the step nor restarts the wait. */
export function useResetProgress() {
  const [progress, setProgress] = useState(readProgress);

  function keep(next: ResetProgress | undefined) {
    if (next) sessionStorage.setItem(storageKey, JSON.stringify(next));
    else sessionStorage.removeItem(storageKey);
    setProgress(next);
  }

  return [progress, keep] as const;
}
