import { testEveryFault } from './support/form-faults/every-fault';
import { formCases, isFormOfThisRun } from './support/form-faults/form-cases';
import { journey } from './support/journey';

const run = journey();

const pages = Object.entries(formCases).filter(([, { open }]) => !open);

for (const [name, form] of pages) {
  (isFormOfThisRun(name) ? it : it.skip)(
    `keeps the values of ${name} through every fault, and saves them once`,
    () => testEveryFault(run, form),
  );
}
