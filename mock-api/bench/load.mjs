import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

/*
 * A load generator without an HTTP client: it shares the two cores with what it measures, so it must
 * cost little. It sends prepared bytes over open connections and reads only the length of an answer.
 */

const endOfHead = Buffer.from('\r\n\r\n');

/** One open connection; `ask` sends the request and resolves when the whole answer is there. */
export function connection({ port, request }) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let received = Buffer.alloc(0);
  let wanted = -1;
  let done;
  let failed;
  socket.on('error', (error) => failed?.(error));
  socket.on('close', () => failed?.(new Error(`the server at ${port} closed the connection`)));
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    if (wanted < 0) wanted = lengthOf(received);
    if (wanted < 0 || received.length < wanted) return;
    const ok = received.subarray(9, 12).toString('latin1') === '200';
    const whole = received;
    received = Buffer.alloc(0);
    wanted = -1;
    if (ok) done();
    else failed(new Error(whole.subarray(0, 400).toString()));
  });
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        done = resolve;
        failed = reject;
        socket.write(request);
      }),
    close: () => socket.removeAllListeners('close').destroy(),
  };
}

const lengthHeaders = ['\r\ncontent-length: ', '\r\nContent-Length: '].map((text) =>
  Buffer.from(text),
);

/** The length of the whole answer, or -1 while its head is incomplete. Throws when it names no length. */
function lengthOf(bytes) {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return -1;
  const header = lengthHeaders.find((one) => bytes.includes(one));
  if (!header) throw new Error(`no content-length in ${bytes.subarray(0, end).toString()}`);
  let length = 0;
  // Digit by digit, so that reading an answer costs the same however many headers it has.
  for (let at = bytes.indexOf(header) + header.length; bytes[at] >= 48; at += 1) {
    length = length * 10 + bytes[at] - 48;
  }
  return end + endOfHead.length + length;
}

/** The bytes of a GET request. */
export function requestOf(path, token) {
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n`);
}

export const quantile = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;

function summary(times, seconds) {
  const sorted = Float64Array.from(times).sort();
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(sorted, part));
  return { rate: times.length / seconds, p50, p95, p99, times };
}

/**
 * Sends as many requests as the connections can carry, over the ports in turn. Returns requests per second
 * (`rate`), the quantiles of their times and the times themselves, in milliseconds.
 */
export async function saturate({ ports, request, connections = 32, seconds = 2 }) {
  const lines = Array.from({ length: connections }, (_, index) =>
    connection({ port: ports[index % ports.length], request }),
  );
  const times = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    lines.map(async ({ ask }) => {
      for (let now = performance.now(); now < end;) {
        await ask();
        const after = performance.now();
        times.push(after - now);
        now = after;
      }
    }),
  );
  for (const line of lines) line.close();
  return summary(times, (performance.now() - start) / 1000);
}

/**
 * Sends requests at a steady rate, however slow the answers are. A request's time begins when it was due,
 * also when all connections were busy then. Returns the same as `saturate`.
 */
export async function steady({ ports, request, rate, connections = 64, seconds = 4 }) {
  const lines = Array.from({ length: connections }, (_, index) =>
    connection({ port: ports[index % ports.length], request }),
  );
  const free = [...lines];
  const due = [];
  const times = [];
  const running = new Set();
  const send = () => {
    while (due.length > 0 && free.length > 0) {
      const line = free.pop();
      const since = due.shift();
      const asked = line.ask().then(() => {
        times.push(performance.now() - since);
        free.push(line);
        running.delete(asked);
        send();
      });
      running.add(asked);
    }
  };
  const start = performance.now();
  let planned = 0;
  await new Promise((resolve) => {
    const tick = () => {
      const now = performance.now();
      for (; planned < ((now - start) / 1000) * rate; planned += 1) {
        due.push(start + (planned / rate) * 1000);
      }
      send();
      if (now - start < seconds * 1000) setTimeout(tick, 1);
      else resolve();
    };
    tick();
  });
  while (running.size > 0) await Promise.all(running);
  for (const line of lines) line.close();
  return summary(times, (performance.now() - start) / 1000);
}
