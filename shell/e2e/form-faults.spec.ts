import { meetEveryFault } from './support/form-faults/every-fault';
import { formCases } from './support/form-faults/form-cases';
import { journey } from './support/journey';

const here = journey();

const pages = Object.entries(formCases).filter(([, { open }]) => !open);

it.each(pages)('keeps what was typed of %s through every fault, and saves it once', (_name, form) =>
  meetEveryFault(here, form),
);
