/** Replaces the loading of remotes in Node.js: this host runs only in browsers. */
function notOurs() {
  throw new Error('this host runs in browsers');
}

export const createScriptNode = notOurs;
export const loadScriptNode = notOurs;
