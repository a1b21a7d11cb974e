import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import type { AlertDialogProps } from './alert-dialog';

const Later = lazyPart(async () => (await import('./alert-dialog')).AlertDialog);

/** `AlertDialog`, whose code is loaded when it is first opened. */
export const AlertDialogLater = (props: AlertDialogProps) => <Later {...props} />;
