import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { ApprovalInput, RefusalInput } from '@ziba/shared/contracts/user-account-inputs';
import type { UserDetail, UserRequest } from '@ziba/shared/contracts/users';

const path = '/users';

/** Accounts that registered publicly and wait for a decision of the signed-in user. */
export const userRequests = createResource<UserRequest>(`${path}/requests`, {
  listPath: `${path}/requests`,
});

/** Approves or refuses a request; the lists of users and requests are read again. */
export function useDecisions() {
  const invalidate = useInvalidate();
  const send = async <Answer>(url: string, input: object) => {
    const answer = await api.post<Answer>(url, input);
    await invalidate(path, `${path}/requests`);
    return answer;
  };
  return {
    approve: (id: number, input: ApprovalInput) => send<UserDetail>(`${path}/${id}/approve`, input),
    refuse: (id: number, input: RefusalInput) => send<unknown>(`${path}/${id}/refuse`, input),
  };
}
