import type { GalleryPage } from './gallery-page';
import { accents } from './pages/accents';
import { booking } from './pages/booking';
import { buttons } from './pages/buttons';
import { calendar } from './pages/calendar';
import { charts } from './pages/charts';
import { dayTimes } from './pages/day-times';
import { figures } from './pages/figures';
import { dates } from './pages/dates';
import { forms } from './pages/forms';
import { navigation } from './pages/navigation';
import { notifications } from './pages/notifications';
import { overlays } from './pages/overlays';
import { print } from './pages/print';
import { choiceFields } from './pages/choice-fields';
import { listFields } from './pages/list-fields';
import { textFields } from './pages/text-fields';
import { jobs } from './pages/jobs';
import { states } from './pages/states';
import { surfaces } from './pages/surfaces';
import { tables } from './pages/tables';
import { wizards } from './pages/wizards';
import { chats } from './pages/chats';
import { statuses } from './pages/statuses';
import { pictures } from './pages/pictures';
import { nameLists } from './pages/name-lists';
import { patients } from './pages/patients';
import { smallParts } from './pages/small-parts';

/** The pages of the gallery, in the order of its menu. */
export const pages: readonly GalleryPage[] = [
  buttons,
  smallParts,
  surfaces,
  forms,
  textFields,
  choiceFields,
  listFields,
  calendar,
  dates,
  dayTimes,
  booking,
  tables,
  figures,
  charts,
  print,
  states,
  jobs,
  notifications,
  overlays,
  nameLists,
  navigation,
  pictures,
  patients,
  statuses,
  chats,
  wizards,
  accents,
];
