/** A reporter of Node's test runner that yields the events of `test-events.cjs` for one file. */
export default async function* nodeTestEvents(source) {
  let passed = 0;
  const failures = [];
  for await (const { type, data } of source) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass') passed += 1;
    if (type === 'test:fail') {
      const { cause, message } = data.details.error;
      failures.push({ title: data.name, message: cause?.stack ?? message });
    }
  }
  yield `${JSON.stringify({ passed, failures })}\n`;
}
