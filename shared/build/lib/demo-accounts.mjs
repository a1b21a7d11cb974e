const password = 'Ziba@1405';

const accounts = [
  ['admin', 'platform operator'],
  ['mina', 'clinic administrator, clinic 1'],
  ['dr_sara', 'doctor, clinic 1'],
  ['dr_omid', 'doctor, clinic 1'],
  ['reception', 'appointments and patients, clinic 1'],
  ['storekeeper', 'inventory and services, clinic 1'],
  ['viewer', 'inventory and services, clinic 1, reading only'],
  ['accountant', 'accounting and reports, clinic 1'],
  ['nima', 'clinic administrator, clinic 2'],
  ['dr_leila', 'doctor, clinic 2'],
];

/** Accounts that show the messages for blocked users. */
const blocked = ['inactive_user', 'expired_admin', 'suspended_admin'];

/** The text about the demo accounts, printed after a start with demo data. */
export function demoAccounts() {
  const rows = accounts.map(([name, what]) => `  ${name.padEnd(13)}${what}`);
  const title = `\nDemo accounts (password of each: ${password})`;
  return [title, ...rows, `  Refused: ${blocked.join(', ')}`].join('\n');
}
