import { common } from '../../../messages';
import { Icon } from '../../controls/icon';
import { IconButton } from '../../controls/icon-button';
import { Bar } from './lightbox.styles';
import { m } from './messages';
import type { PanZoom } from './use-pan-zoom';

interface Props {
  /** The name of the picture. */
  name: string;
  src: string;
  panZoom: PanZoom;
  onClose: () => void;
}

/** The bar above an open picture: its name, and buttons to enlarge, turn, open and close it. */
export function LightboxBar({ name, src, panZoom, onClose }: Props) {
  return (
    <Bar>
      <p role="status">{name}</p>
      <IconButton
        icon="zoom-out"
        label={m.smaller}
        aria-disabled={!panZoom.canShrink}
        onClick={panZoom.smaller}
      />
      <IconButton
        icon="zoom-in"
        label={m.larger}
        aria-disabled={!panZoom.canGrow}
        onClick={panZoom.larger}
      />
      <IconButton icon="retry" label={m.rotate} onClick={panZoom.rotate} />
      <a href={src} target="_blank" rel="noreferrer" aria-label={m.original} title={m.original}>
        <Icon name="file" />
      </a>
      <IconButton icon="close" label={common.close} data-autofocus onClick={onClose} />
    </Bar>
  );
}
