import { journey } from './support/journey';
import { expectOrder } from './support/screen-order';

const here = journey();

it(
  'shows every screen in order, at every width',
  () => expectOrder(here, 'mina: appointments'),
  180_000,
);
