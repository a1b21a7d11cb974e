import type { AccessCard } from '@ziba/shared/contracts/addresses';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The card of the access screen that is open at first: that of the address, or of the navigation state that the
 * texts name; the permission card by default.
 */
export function useOpenBox(): AccessCard {
  const [params] = useSearchParams();
  const state = useLocation().state as { openBox?: unknown } | null;
  const wanted = params.get('openBox') ?? state?.openBox;
  return wanted === 'password' ? 'password' : 'permission';
}
