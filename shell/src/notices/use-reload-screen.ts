import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { swapScreens } from '../plan/swap';

/**
 * Visits the current address again without a page load. The router loads the screen again, also when it
 * was loaded and threw: another release may replace it.
 */
export function useReloadScreen(): { busy: boolean; reload: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return {
    busy,
    reload: () =>
      void swapScreens(async () => navigate(location, { replace: true, state: location.state })),
  };
}
