import type { GalleryPage } from './gallery-page';
import { booking } from './pages/booking';
import { buttons } from './pages/buttons';
import { calendar } from './pages/calendar';
import { charts } from './pages/charts';
import { figures } from './pages/figures';
import { forms } from './pages/forms';
import { navigation } from './pages/navigation';
import { notifications } from './pages/notifications';
import { overlays } from './pages/overlays';
import { states } from './pages/states';
import { surfaces } from './pages/surfaces';
import { tables } from './pages/tables';

/** The pages of the gallery, in the order of its menu. */
export const pages: readonly GalleryPage[] = [
  buttons,
  surfaces,
  forms,
  calendar,
  booking,
  tables,
  figures,
  charts,
  states,
  notifications,
  overlays,
  navigation,
];
