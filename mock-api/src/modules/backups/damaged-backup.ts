/** The error of a file that is not a complete backup; the message says what is wrong with it. */
export class DamagedBackup extends Error {}
