import { journey } from './support/journey';
import { checkScreens } from './support/screen-checks';

const run = journey();

it(
  'shows every screen without faults, at every width',
  () => checkScreens(run, 'mina: appointments'),
  300_000,
);
