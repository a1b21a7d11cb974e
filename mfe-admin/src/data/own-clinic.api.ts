import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { SessionAnswer } from '@ziba/shared/contracts/auth';
import type { OwnClinicForm } from '@ziba/shared/contracts/clinic-inputs';
import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { updateSession } from '@ziba/shared/session/session-store';
import { useSession } from '@ziba/shared/session/use-session';
import { useClinicUsage } from './clinic-usage.api';

const path = '/clinics';
const clinics = createResource<ClinicSummary, OwnClinicForm>(path);

const useOwnId = () => useSession()?.clinic?.id;

/** The clinic of the signed-in user. */
export const useOwnClinic = () => clinics.useOne(useOwnId());

/** What the clinic uses of its limits. */
export const useOwnUsage = () => useClinicUsage(useOwnId());

/** Saves changes of the own clinic, and shows them in the frame of the page too. */
export function useSaveOwnClinic() {
  const save = clinics.useSave();
  const id = useOwnId();
  return async (changes: Parameters<typeof save>[0]): Promise<void> => {
    await save(changes, id);
    // The frame shows name and logo; a failure only means that it shows them later.
    await api.get<SessionAnswer>('/auth/me').then(updateSession, () => undefined);
  };
}
