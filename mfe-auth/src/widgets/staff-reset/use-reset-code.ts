import { errorMessage } from '@ziba/shared/api/api-error';
import { useEffect, useState } from 'react';
import { readStaffResetCode, sendStaffResetCode } from '../../data/staff-user.api';

/** A code that was sent; moments are milliseconds since 1970, by this computer's clock. */
export interface ResetCode {
  phoneNumber: string;
  expiresAt: number;
  resendAt: number;
}

interface Answer {
  phoneNumber: string | null;
  /** Seconds. */
  expiresIn: number;
  /** Seconds. */
  resendAfter: number;
}

function codeOf({ phoneNumber, expiresIn, resendAfter }: Answer): ResetCode | null {
  if (expiresIn === 0) return null;
  const now = Date.now();
  return {
    phoneNumber: phoneNumber ?? '',
    expiresAt: now + expiresIn * 1000,
    resendAt: now + resendAfter * 1000,
  };
}

/**
 * The code that confirms a new password for this user. The server is asked for the last one at first, so that its
 * countdown goes on after a reload, although nothing is stored here. `code` is undefined until the answer, and null
 * while no code is valid. Render it with a key of the user: a code belongs to one user.
 */
export function useResetCode(userId: number) {
  const [code, setCode] = useState<ResetCode | null>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      try {
        setCode(codeOf(await readStaffResetCode(userId, stop.signal)));
      } catch (error) {
        if (stop.signal.aborted) return;
        // Another code can be sent all the same.
        setCode(null);
        setFailure(errorMessage(error));
      }
    };
    void read();
    return () => stop.abort();
  }, [userId]);

  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      setCode(codeOf(await sendStaffResetCode(userId)));
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setSending(false);
  };

  return { code, isSending, failure, send };
}
