import { useLive } from '@ziba/shared/api/use-live';
import { useDoctors } from './staff.api';

/** Reads the doctors again when one of them was changed, such as the services that they do. */
export function useFollowDoctors(): void {
  const { mutate } = useDoctors();
  useLive(['row.changed'], (event) => {
    if (!event || event.data.entity === 'users') void mutate();
  });
}
