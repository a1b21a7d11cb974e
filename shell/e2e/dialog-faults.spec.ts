import { meetEveryFault } from './support/form-faults/every-fault';
import { formCases } from './support/form-faults/form-cases';
import { journey } from './support/journey';

const here = journey();

/** Dialogs, drawers and later steps: forms that a page opens. */
const opened = Object.entries(formCases).filter(([, { open }]) => open);

it.each(opened)(
  'keeps what was typed of %s through every fault, and saves it once',
  (_name, form) => meetEveryFault(here, form),
);
