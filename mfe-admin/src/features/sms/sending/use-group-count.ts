import type { SmsFilters } from '@ziba/shared/contracts/sms';
import { useAudiences } from '../../../data/sms.api';

/** Returns how many phones a message to a group reaches; 0 until the counts are known. */
export function useGroupCount(filters?: SmsFilters) {
  const groups = useAudiences(filters).data?.data ?? [];
  return (audience: string, isAdvertising: boolean): number => {
    const group = groups.find((one) => one.audience === audience);
    return (isAdvertising ? group?.advertising : group?.recipients) ?? 0;
  };
}
