import { useId, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { common } from '../messages';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  title: string;
  /** Escape, the cross and a click beside the dialog ask for it. */
  onClose: () => void;
  /** Buttons at the foot; the primary one first. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  children: ReactNode;
}

/** A modal dialog on the browser's own `<dialog>`; focus goes back to where it came from. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, footer, size = 'normal', children }: Omit<Props, 'open'>) {
  const dialog = useModal(onClose);
  const id = useId();

  return (
    <Box ref={dialog} aria-labelledby={id} $size={size}>
      <Sheet>
        <Head>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={common.close} onClick={onClose} />
        </Head>
        <Content>{children}</Content>
        {footer && <Foot>{footer}</Foot>}
      </Sheet>
    </Box>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem) scale(0.99); }`;
const fade = keyframes`from { opacity: 0; }`;

const widths = { small: '26rem', normal: '36rem', large: '56rem' };

const Box = styled.dialog<{ $size: keyof typeof widths }>`
  inline-size: min(${({ $size }) => widths[$size]}, 100vw - 2 * var(--space-3));
  max-block-size: min(46rem, 100dvh - 2 * var(--space-4));
  padding: 0;
  border: 0;
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  animation: ${rise} var(--calm) var(--ease);

  &::backdrop {
    background: var(--veil);
    animation: ${fade} var(--calm) var(--ease);
  }
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: inherit;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5) var(--space-2);
`;

const Content = styled.div`
  padding: var(--space-2) var(--space-5) var(--space-5);
  overflow-y: auto;

  p + p {
    margin-block-start: var(--space-2);
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border-block-start: 1px solid var(--line);
  background: var(--sunken);
`;
