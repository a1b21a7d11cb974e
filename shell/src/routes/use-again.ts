import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Visits the same address anew: the router asks for the code again, or draws the screen again, without
 * loading the page.
 */
export function useAgain(): { busy: boolean; again: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return { busy, again: () => void navigate(location, { replace: true, state: location.state }) };
}
