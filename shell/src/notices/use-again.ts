import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { swapScreens } from '../plan/swap';

/**
 * Visits the same address anew, without loading the page. The router asks for the screen again also where
 * it came well and threw: another release may take its place.
 */
export function useAgain(): { busy: boolean; again: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return {
    busy,
    again: () =>
      void swapScreens(async () => navigate(location, { replace: true, state: location.state })),
  };
}
