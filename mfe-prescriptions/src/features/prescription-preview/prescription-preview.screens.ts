import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

export const prescriptionPreviewScreens = [
  {
    path: 'preview/:id',
    title: m.title,
    needs: 'read',
    load: () => import('./preview-screen').then((file) => file.PreviewScreen),
  },
] as const satisfies readonly Screen[];
