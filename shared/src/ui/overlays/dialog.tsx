import { Box } from './dialog.styles';
import { ModalFrame, type ModalProps } from './modal-frame';

interface Props extends ModalProps {
  size?: 'small' | 'normal' | 'large';
}

/** A modal dialog on the browser's own `<dialog>`; when it closes, the focus returns to where it was. */
export function Dialog({ open, size = 'normal', ...rest }: Props) {
  return open ? <ModalFrame box={Box} size={size} {...rest} /> : null;
}
