import { formatNumber } from '@ziba/shared/format/money';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { m } from './messages';

/** Returns what a form does after sending: says how many messages wait now, and opens the list that shows them. */
export function useAfterSending(list: string) {
  const navigate = useNavigate();
  return async (count: number): Promise<void> => {
    toast.success(m.sent(formatNumber(count)));
    await navigate(list);
  };
}
