const { format } = require('node:util');

const unexpected = [];

for (const method of ['error', 'warn']) {
  const print = console[method].bind(console);
  console[method] = (...words) => {
    unexpected.push(`console.${method}: ${format(...words)}`);
    print(...words);
  };
}

// A warning is a defect that has not hurt anybody yet. A test that expects one replaces the
// method with jest.spyOn(console, …).
afterEach(() => {
  const said = unexpected.splice(0);
  if (said.length > 0) throw new Error(`The test wrote to the console.\n${said.join('\n')}`);
});
