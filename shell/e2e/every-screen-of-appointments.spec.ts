import { journey } from './support/journey';
import { checkScreens } from './support/screen-checks';
import { screensOfRun } from './support/screens-of-run';

const run = journey();
const addresses = screensOfRun('mina: appointments');

(addresses.length > 0 ? it : it.skip)(
  'shows every screen without faults, at every width',
  () => checkScreens(run, 'mina: appointments', addresses),
  300_000,
);
