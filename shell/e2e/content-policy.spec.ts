import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilAt } from './support/fields';
import { journey } from './support/journey';

const { open } = journey();

let elsewhere: Server;
let address = '';
let asked = 0;

beforeAll(async () => {
  elsewhere = createServer((_request, answer) => {
    asked += 1;
    answer.writeHead(200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    answer.end('globalThis.stranger = true');
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/script.js`;
});
afterAll(() => new Promise((done) => elsewhere.close(done)));

it('runs no script of another origin, and no injected script', async () => {
  const { page, expected } = await open('mina', '/clinic/inventory');
  expected.push(/Content Security Policy/);
  await untilAt(page, 'انبارداری');
  const seen = await page.evaluate(async (src) => {
    const ended = (element: HTMLElement) =>
      new Promise<string>((done) => {
        element.addEventListener('error', () => done('refused'));
        element.addEventListener('load', () => done('loaded'));
      });
    const script = document.createElement('script');
    script.src = src;
    const foreign = ended(script);
    document.head.append(script);
    const inline = document.createElement('script');
    inline.textContent = 'globalThis.stranger = true';
    document.head.append(inline);
    // An inline handler, as injected markup would have it.
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="stranger = true">');
    const fetched = await fetch(src).then(
      () => 'answered',
      () => 'refused',
    );
    return { foreign: await foreign, fetched, stranger: 'stranger' in globalThis };
  }, address);
  expect(seen).toEqual({ foreign: 'refused', fetched: 'refused', stranger: false });
  expect(asked).toBe(0);
});
