import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

/** A thin line at the top while the next screen is loading; short loads do not show it. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <Line aria-hidden="true" /> : null;
}

const grow = keyframes`
  from { inline-size: 0; }
`;

const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: var(--layer-toast);
  block-size: 3px;
  inline-size: 90%;
  background: var(--accent);
  animation: ${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms backwards;
`;
