import type { Area } from '@ziba/shared/contracts/section-levels';
import { useSession } from '@ziba/shared/session/use-session';

/** The area that the signed-in user works in: a clinic's, or the platform's (`admin`), which has no clinic. */
export function useArea(): Area {
  return useSession()?.user.clinic_id == null ? 'admin' : 'clinic';
}
