import { journey } from './support/journey';
import { checkScreens } from './support/screen-checks';
import { ofAppointments, screensOfRun } from './support/screens-of-run';

const run = journey();
const addresses = screensOfRun(ofAppointments);

(addresses.length > 0 ? it : it.skip)(
  'shows every screen without faults, at every width',
  () => checkScreens(run, ofAppointments, addresses),
  300_000,
);
