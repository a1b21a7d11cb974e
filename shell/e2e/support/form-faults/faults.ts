import type { Page, Route } from 'playwright-core';
import { errorTexts, sectionOffCode, type RefusalBody } from '@ziba/shared/contracts/errors';

type Answer = (route: Route) => Promise<void>;

const refusal =
  (status: number, body: RefusalBody): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** The ways in which a save can fail; none of them reaches the server. */
export const faults: Record<string, Answer> = {
  'the network is gone': (route) => route.abort('internetdisconnected'),
  'the server fails': refusal(500, { message: errorTexts.saveFailed, code: 'unforeseen' }),
  'a code is taken': refusal(409, { message: 'این مقدار قبلا ثبت شده است.', code: 'conflict' }),
  'the server refuses the values': refusal(422, {
    message: 'اطلاعات ارسالی نادرست است.',
    code: 'validation',
  }),
  'the section was switched off': refusal(403, {
    message: 'این بخش برای کلینیک شما خاموش شده است.',
    code: sectionOffCode,
  }),
};

/** Writing requests that are no saves of a form: holds of the calendar, previews, and reports of the shell. */
const otherWrites = /\/appointments\/holds|\/preview$|\/registry\/reports$/;
const isSave = (route: Route) =>
  route.request().method() !== 'GET' && !otherWrites.test(route.request().url());

/** Answers all saves of a page in this way until the returned function is called. */
export async function answerSaves(page: Page, answer: Answer): Promise<() => Promise<void>> {
  const pattern = '**/api/**';
  const handler = (route: Route) => (isSave(route) ? answer(route) : route.continue());
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** Holds back the saves of a page: `answer` sends them on, `lose` sends them and drops the answers. */
export async function holdSaves(page: Page) {
  const held: Route[] = [];
  const stop = await answerSaves(page, (route) => {
    held.push(route);
    return Promise.resolve();
  });
  return {
    count: () => held.length,
    async answer() {
      for (const route of held) await route.continue();
      await stop();
    },
    async lose() {
      for (const route of held) {
        await route.fetch();
        await route.abort('connectionreset');
      }
      await stop();
    },
  };
}
