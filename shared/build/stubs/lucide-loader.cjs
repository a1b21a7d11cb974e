/** Removes the keys and names from an icon, which only React's lists and lucide's tools need; its shapes stay. */
module.exports = function lucideLoader(source) {
  return source
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/name: "[\w-]+",\s*/, '')
    .replace(/aliases: \[[^\]]*\],\s*/, '')
    .replace(/size: 24,\s*/, '')
    .replace('__iconData.node;\n', '')
    .replace('export { __iconData, ', 'export { ');
};
