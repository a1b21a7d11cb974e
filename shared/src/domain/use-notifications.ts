import { api } from '../api/client';
import { createResource } from '../api/create-resource';
import type { Page } from '../contracts/lists';
import type { Notification } from '../contracts/notifications';

const notifications = createResource<Notification>('/notifications');

type ChangeRows = (rows: Notification[]) => Notification[];

/**
 * The notifications of the signed-in user and their actions. A change is shown at once and undone when the
 * server refuses it; the promise then rejects.
 */
export function useNotifications() {
  const list = notifications.useAll();

  const change = async (changeRows: ChangeRows, send: () => Promise<unknown>) => {
    const changed = (page: Page<Notification>) => ({ ...page, data: changeRows(page.data) });
    await list.mutate(
      async (page) => {
        await send();
        return page && changed(page);
      },
      { optimisticData: (page) => changed(page as Page<Notification>), rollbackOnError: true },
    );
  };

  return {
    list,
    markRead: (id: number) =>
      change(
        (rows) => rows.map((row) => (row.id === id ? { ...row, isRead: true } : row)),
        () => api.post(`/notifications/${id}/read`),
      ),
    remove: (id: number) =>
      change(
        (rows) => rows.filter((row) => row.id !== id),
        () => api.remove(`/notifications/${id}`),
      ),
    removeAll: () =>
      change(
        () => [],
        () => api.remove('/notifications'),
      ),
  };
}
