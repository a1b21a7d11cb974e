/** Why the server cannot start: one line that says what is wrong and what to do. Ends with exit code 1. */
export class StartError extends Error {}
