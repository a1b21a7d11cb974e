import { testEveryFault } from './support/form-faults/every-fault';
import { formCases } from './support/form-faults/form-cases';
import { journey } from './support/journey';

const run = journey();

const pages = Object.entries(formCases).filter(([, { open }]) => !open);

it.each(pages)('keeps the values of %s through every fault, and saves them once', (_name, form) =>
  testEveryFault(run, form),
);
