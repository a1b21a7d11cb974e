/** Takes away what a drawing carries for React's lists and lucide's own tools: only its shapes count. */
module.exports = function lucideLoader(source) {
  return source
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/name: "[\w-]+",\s*/, '')
    .replace(/aliases: \[[^\]]*\],\s*/, '')
    .replace(/size: 24,\s*/, '')
    .replace('__iconData.node;\n', '')
    .replace('export { __iconData, ', 'export { ');
};
