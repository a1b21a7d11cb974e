import type { SessionReportState } from '@ziba/shared/contracts/addresses';
import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The session that a report is about: `?session=` of the address, else what the navigation handed over. */
export function useSessionParam(): number | undefined {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: Partial<SessionReportState> | null };
  const said = toLatinDigits(params.get('session') ?? String(state?.session_id ?? ''));
  return /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined;
}
