import type { GalleryPage } from './gallery-page';
import { booking } from './pages/booking';
import { buttons } from './pages/buttons';
import { calendar } from './pages/calendar';
import { charts } from './pages/charts';
import { figures } from './pages/figures';
import { dates } from './pages/dates';
import { forms } from './pages/forms';
import { navigation } from './pages/navigation';
import { notifications } from './pages/notifications';
import { overlays } from './pages/overlays';
import { print } from './pages/print';
import { states } from './pages/states';
import { surfaces } from './pages/surfaces';
import { tables } from './pages/tables';
import { wizards } from './pages/wizards';
import { chats } from './pages/chats';

/** The pages of the gallery, in the order of its menu. */
export const pages: readonly GalleryPage[] = [
  buttons,
  surfaces,
  forms,
  calendar,
  dates,
  booking,
  tables,
  figures,
  charts,
  print,
  states,
  notifications,
  overlays,
  navigation,
  chats,
  wizards,
];
