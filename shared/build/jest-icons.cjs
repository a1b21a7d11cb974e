/** The file of an icon: `trash-2` for `Trash2`. */
const fileOf = (name) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/**
 * `lucide-react` for tests: only the icons that are asked for. Its own file for Node makes 1,700 of them, for each
 * test file anew.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => require(`lucide-react/dist/esm/icons/${fileOf(String(name))}.mjs`).default,
  },
);
