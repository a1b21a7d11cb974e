import type { SessionReportState } from '@ziba/shared/contracts/addresses';
import { useLocation, useSearchParams } from 'react-router-dom';
import { idOf } from '@ziba/shared/contracts/id-of';

/** The id of the session that a report is about: from `?session=`, else from the navigation state. */
export function useSessionParam(): number | undefined {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: Partial<SessionReportState> | null };
  return idOf(params.get('session') ?? state?.session_id);
}
