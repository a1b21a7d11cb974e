import { testEveryFault } from './support/form-faults/every-fault';
import { formCases, isFormOfThisRun } from './support/form-faults/form-cases';
import { journey } from './support/journey';

const run = journey();

/** Forms that a page opens: dialogs, drawers and later steps. */
const opened = Object.entries(formCases).filter(([, { open }]) => open);

for (const [name, form] of opened) {
  (isFormOfThisRun(name) ? it : it.skip)(
    `keeps the values of ${name} through every fault, and saves them once`,
    () => testEveryFault(run, form),
  );
}
