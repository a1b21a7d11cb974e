/** Loading of remotes in Node.js: this host runs in browsers. */
function notOurs() {
  throw new Error('this host runs in browsers');
}

export const createScriptNode = notOurs;
export const loadScriptNode = notOurs;
