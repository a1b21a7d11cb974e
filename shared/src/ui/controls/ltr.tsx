import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  children: ReactNode;
}

/** Keeps codes, phone numbers, file names and e-mail addresses in order inside Persian text. */
export function Ltr({ children }: Props) {
  return <Isolated dir="ltr">{children}</Isolated>;
}

const Isolated = styled.bdi`
  unicode-bidi: isolate;
`;
