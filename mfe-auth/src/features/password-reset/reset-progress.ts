import { useState } from 'react';

/** The progress of a password reset. It never contains the code or a password. */
export interface ResetProgress {
  username: string;
  requestId: string;
  /** The phone number, masked by the server. */
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
    // Storage is switched off or its content is invalid: start from the first step.
    return undefined;
  }
}

/** The progress, kept in session storage, so that a reload keeps the step and the waiting time. */
export function useResetProgress() {
  const [progress, setProgress] = useState(readProgress);

  function keep(next: ResetProgress | undefined) {
    if (next) sessionStorage.setItem(storageKey, JSON.stringify(next));
    else sessionStorage.removeItem(storageKey);
    setProgress(next);
  }

  return [progress, keep] as const;
}
